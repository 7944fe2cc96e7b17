import { expect, test } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { addWords, word } from './i18n.ts'

test("a version's words replace those of another version, even where it has fewer", () => {
  startTestState()
  addWords('mf-toys', 'en', { list: { title: 'Toys', lead: 'All of them' } })
  addWords('mf-toys', 'en', { list: { title: 'Play things' } })
  expect(word('mf-toys', 'list.title')).toBe('Play things')
  expect(word('mf-toys', 'list.lead')).toBeUndefined()
})
