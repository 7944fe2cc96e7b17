import type { Product } from '../catalogue/catalogue.ts'
import { partsOf } from '../catalogue/drawing/color.ts'

export interface Variant {
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly url: string
  readonly color: readonly number[]
}

const MOST = 4

/** Every variant of every product. */
export function variantsOf(products: readonly Product[]): readonly Variant[] {
  return products.flatMap((product) =>
    product.variants.map(({ sku, name, image, color }) => ({
      sku,
      name: `${product.name} ${name}`,
      image,
      url: `/product/${product.id}?sku=${sku}`,
      color: partsOf(color),
    })),
  )
}

/** The variants whose colour is closest to the average of those on the page. */
export function recommend(variants: readonly Variant[], skus: readonly string[]): readonly Variant[] {
  const shown = variants.filter(({ sku }) => skus.includes(sku))
  const average = [0, 1, 2].map(
    (part) => shown.reduce((sum, { color }) => sum + (color[part] ?? 0), 0) / (shown.length || 1),
  )
  const distance = ({ color }: Variant) =>
    Math.hypot(...average.map((part, index) => part - (color[index] ?? 0)))
  return variants
    .filter(({ sku }) => !skus.includes(sku))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST)
}
