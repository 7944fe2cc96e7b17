import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Ann, 34 – »fine«\n\tå', 'Ann, 34 – »fine«\n\tå'],
  ['\u001b[2J\u001b]0;owned\u0007', '�[2J�]0;owned�'],
  ['a\rb', 'a�b'],
  ['\u202egnp.exe', '�gnp.exe'],
  ['\u009b31m', '�31m'],
])('%j becomes %j', (text, shown) => {
  expect(plainText(text)).toBe(shown)
})
