import { expect, test } from 'vitest'
import { offer } from '../fixture-offers.ts'
import { bestValue, saving } from './best-value.ts'

const { bundles } = offer
const [small, middle] = bundles

test('§1: the best value is the bundle whose credits cost least', () => {
  expect(bestValue(bundles)?.credits).toBe(bundles.at(-1)?.credits)
  expect(
    bestValue([small!, { ...middle!, price: 100 }, { ...middle!, credits: 400, price: 9_000 }])?.price,
  ).toBe(100)
})

test('where no bundle saves, none is the best value', () => {
  expect(bestValue([small!, { ...middle!, price: 999 * 2.5 }])).toBeUndefined()
  expect(bestValue([small!])).toBeUndefined()
  expect(bestValue([])).toBeUndefined()
})

test('a saving is true to the cent and never rounded up', () => {
  expect(saving({ credits: 150, price: 2_199 }, { credits: 60, price: 999 })).toBe(11)
  expect(saving({ credits: 100, price: 1_000 }, { credits: 50, price: 1_000 })).toBe(50)
  expect(saving({ credits: 60, price: 999 }, { credits: 60, price: 999 })).toBe(0)
  expect(saving({ credits: 10, price: 999 }, { credits: 60, price: 999 })).toBe(0)
})
