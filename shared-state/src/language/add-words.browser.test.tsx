import { expect, test } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { readLocale } from '../store/locale-slice.ts'
import { addWords, showInLocale, word } from './i18n.ts'

test("a version's words replace those of another version, even where it has fewer", () => {
  startTestState()
  addWords('mf-toys', 'en', { list: { title: 'Toys', lead: 'All of them' } })
  addWords('mf-toys', 'en', { list: { title: 'Play things' } })
  expect(word('mf-toys', 'list.title')).toBe('Play things')
  expect(word('mf-toys', 'list.lead')).toBeUndefined()
})

test('§9: an American page says so in its HTML, and reads American words in English alone', async () => {
  startTestState({ is_american: true })
  addWords('mf-toys', 'en', { list: { title: 'Grey {{colour}}' } })
  addWords('mf-toys', 'de', { list: { title: 'film' } })
  expect(word('mf-toys', 'list.title', { colour: 'grey' })).toBe('Gray grey')
  await showInLocale('de')
  expect([word('mf-toys', 'list.title'), document.documentElement.lang]).toEqual(['film', 'de'])
  await showInLocale('en')
  expect([document.documentElement.lang, readLocale()]).toEqual(['en-US', 'en'])
  document.documentElement.lang = 'en'
})
