import { beforeEach, expect, test, vi } from 'vitest'
import { startTestState } from '../fixture-state.ts'
import { addWords } from '../language/i18n.ts'
import { COMMON_WORDS } from './create-i18n.ts'
import { state } from './state.ts'

beforeEach(() => startTestState())

const toys = () => state.translations.of('mf-toys')

test('a bundle’s function stays the same until its own words change', () => {
  addWords('mf-toys', 'en', { title: 'Toys', left: '{{count}} left' })
  const before = toys()
  expect(before('left', { count: 3 })).toBe('3 left')
  const onChange = vi.fn<() => void>()
  const stop = state.translations.subscribe(onChange)
  addWords('mf-books', 'en', { title: 'Books' })
  addWords('mf-toys', 'fi', { title: 'Lelut' })
  expect(toys()).toBe(before)
  addWords('mf-toys', 'en', { title: 'Play things' })
  expect(toys()).not.toBe(before)
  expect(toys()('title')).toBe('Play things')
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  addWords('mf-toys', 'en', { title: 'Toys' })
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('another language changes every bundle’s function', async () => {
  addWords('mf-toys', 'en', { title: 'Toys' })
  addWords('mf-toys', 'fi', { title: 'Lelut' })
  const before = toys()
  const onChange = vi.fn<() => void>()
  state.translations.subscribe(onChange)
  await state.i18n.changeLanguage('fi')
  expect(toys()).not.toBe(before)
  expect(toys()('title')).toBe('Lelut')
  expect(onChange).toHaveBeenCalled()
})

test('a bundle without a word of its own has the one that all bundles share', () => {
  addWords(COMMON_WORDS, 'en', { close: 'Close', title: 'Page' })
  addWords('mf-toys', 'en', { title: 'Toys' })
  expect(toys()('title')).toBe('Toys')
  expect(toys()('close')).toBe('Close')
})

test('new shared words change every bundle’s function', () => {
  addWords('mf-toys', 'en', { title: 'Toys' })
  const before = toys()
  addWords(COMMON_WORDS, 'en', { close: 'Close it' })
  expect(toys()).not.toBe(before)
  expect(toys()('close')).toBe('Close it')
})
