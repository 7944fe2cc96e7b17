import { paths } from 'contracts'
import { expect, test } from 'vitest'
import { isPaying } from './is-paying.ts'

test.each([
  [paths['credits-id-paymentmethod'], { id: 'nl-60' }, true],
  [paths['credits-repeat-order'], {}, true],
  [paths.directdebit, {}, true],
  [paths['transactions-id'], { id: 'o1' }, true],
  [paths['transactions-id'], {}, false],
  [paths.credits, {}, false],
  [paths.premium, {}, false],
  [undefined, {}, false],
])('§4: whether a payment is under way at %s with %j: %j', (path, params, expected) => {
  expect(isPaying({ path, params })).toBe(expected)
})
