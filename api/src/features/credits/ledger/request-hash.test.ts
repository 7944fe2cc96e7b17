import { expect, test } from 'vitest'
import { requestHash } from './request-hash.ts'

test.each([
  ['fields in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['a field that is undefined', { a: 1 }, { a: 1, b: undefined }, true],
  ['another value', { text: 'Hello' }, { text: 'Hello!' }, false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['a number written as text', { a: 1 }, { a: '1' }, false],
  ['the same text in another field', { to: 'x', text: 'y' }, { to: 'y', text: 'x' }, false],
])('%s', (_, one, other, isSame) => {
  expect(requestHash(one) === requestHash(other)).toBe(isSame)
})
