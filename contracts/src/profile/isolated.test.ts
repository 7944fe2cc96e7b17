import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each([
  ['Ann', 'Ann'],
  ['Дмитро', 'Дмитро'],
  ['שרה', '\u2068שרה\u2069'],
  ['ليلى', '\u2068ليلى\u2069'],
  ['Ann ليلى', '\u2068Ann ليلى\u2069'],
  ['', ''],
])('%j becomes %j', (text, shown) => {
  expect(isolated(text)).toBe(shown)
})
