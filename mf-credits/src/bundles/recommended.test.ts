import { expect, test } from 'vitest'
import { offer } from '../fixture-offers.ts'
import { recommended, saving } from './recommended.ts'

const { bundles } = offer
const [small, middle, large] = bundles

test('§1: the recommended bundle is the one of the brand’s setting, or the first that saves', () => {
  expect(recommended(bundles)?.credits).toBe(150)
  const chosen = bundles.map((bundle) => ({ ...bundle, is_most_chosen: bundle === large }))
  expect(recommended(chosen)?.credits).toBe(400)
})

test('where no bundle saves, none is recommended', () => {
  expect(recommended([small!, { ...middle!, price: 999 * 2.5 }])).toBeUndefined()
  expect(recommended([small!])).toBeUndefined()
  expect(recommended([])).toBeUndefined()
})

test('a saving is true to the cent and never rounded up', () => {
  expect(saving({ credits: 150, price: 2_199 }, { credits: 60, price: 999 })).toBe(11)
  expect(saving({ credits: 100, price: 1_000 }, { credits: 50, price: 1_000 })).toBe(50)
  expect(saving({ credits: 60, price: 999 }, { credits: 60, price: 999 })).toBe(0)
  expect(saving({ credits: 10, price: 999 }, { credits: 60, price: 999 })).toBe(0)
})
