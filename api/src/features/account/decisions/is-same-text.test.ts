import { expect, test } from 'vitest'
import { isSameText } from './is-same-text.ts'

test.each([
  ['Rude Word', ' rude  WORD.', true],
  ['Rude Word', 'R.u.d.e-Wörd1', true],
  ['Rude Word', 'Rudе Wоrd', true],
  ['Rude Word', 'Rude Words', false],
  ['Ann 06-1234 5678', 'Ann', false],
  ['Ann 06-1234 5678', 'Ann 0612345678', true],
  ['Ann 1990', 'Ann', true],
  ['🍆🍆', '🍆🍆', true],
  ['🍆🍆', '🍒', false],
])('of “%s”, “%s” is the same: %s', (removed, text, isSame) => {
  expect(isSameText(removed, text)).toBe(isSame)
})
