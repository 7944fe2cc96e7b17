import { expect, test } from 'vitest'
import { discountCodeIn, withCode } from './code-in-address.ts'

test.each([
  [' summer20 ', 'SUMMER20'],
  ['stay-8f3k', 'STAY-8F3K'],
  ['ab', undefined],
  ['20 %', undefined],
  ['', undefined],
  [null, undefined],
])('§3: %j is sent as %s', (text, code) => {
  expect(discountCodeIn(text)).toBe(code)
})

test('§7: a code goes on to the next page', () => {
  expect(withCode('/credits', 'SUMMER20')).toBe('/credits?code=SUMMER20')
  expect(withCode('/directdebit?bundle=nl-150', 'SUMMER20')).toBe('/directdebit?bundle=nl-150&code=SUMMER20')
  expect(withCode('/credits', undefined)).toBe('/credits')
})
