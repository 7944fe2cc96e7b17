import { expect, test } from 'vitest'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import { recommend, variantsOf } from './recommend.ts'

const variants = variantsOf(
  ['#ff0000', '#fe0000', '#0000ff', '#0000f0', '#7f007f', '#00ff00'].map((color) => ({
    id: color.slice(1),
    name: 'Tractor',
    highlights: [],
    variants: [{ sku: color.slice(1), name: 'one', image: '', color }],
  })),
)
const skus = (...shown: readonly string[]) => recommend(variants, shown).map(({ sku }) => sku)

test('recommends the four closest colours, and not the variant itself', () => {
  expect(skus('ff0000')).toEqual(['fe0000', '7f007f', '0000f0', '0000ff'])
})

test('compares with the average of several variants', () => {
  expect(skus('ff0000', '0000ff')[0]).toBe('7f007f')
})

test('every tractor of the store leads to four others that exist', () => {
  const { decide, checkout } = openCatalogue(undefined)
  const all = variantsOf(decide.products)
  const sold = new Set(checkout.variants.map(({ sku }) => sku))
  for (const { sku } of all) {
    const found = recommend(all, [sku])
    expect(found).toHaveLength(4)
    expect(found.every((one) => one.sku !== sku && sold.has(one.sku))).toBe(true)
  }
})
