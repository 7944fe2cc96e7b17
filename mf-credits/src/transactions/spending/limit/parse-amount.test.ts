import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['50', 5_000],
  ['49,95', 4_995],
  [' 49.9 ', 4_990],
  ['1 000', 100_000],
  ['0', 0],
  ['', undefined],
  ['1.000,50', undefined],
  ['-5', undefined],
  ['9,999', undefined],
  ['fifty', undefined],
])('%j is %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})
