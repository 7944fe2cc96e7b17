import { expect, test } from 'vitest'
import { timeBonus } from '../../../shared-state/src/fixture-state.ts'
import { discount, offer } from '../fixture-offers.ts'
import { isWorse } from './is-worse.ts'

const prices = (code: typeof discount | null, ...sums: number[]) => ({
  ...offer,
  discount: code,
  bundles: sums.map((price, index) => ({ ...offer.bundles[index]!, price })),
})

test.each([
  ['dearer', [80, 160], true],
  ['dearer for some, cheaper for none', [75, 160], true],
  ['dearer for some, cheaper for others', [80, 140], false],
  ['the same', [75, 150], false],
  ['cheaper', [70, 140], false],
])('a code with prices that are %s: %j is worse: %s', (_, sums, worse) => {
  expect(isWorse(prices(discount, ...sums), prices(timeBonus, 75, 150))).toBe(worse)
})

test('a code is never worse than none, nor than itself', () => {
  expect(isWorse(prices(discount, 80), prices(null, 100))).toBe(false)
  expect(isWorse(prices(discount, 80), prices(discount, 75))).toBe(false)
})
