import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('the code in %j is %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
