import type { Catalogue, Offer } from './catalogue.ts'
import { drawShop } from './drawing/shop.ts'
import { drawTeaser, drawTractor } from './drawing/tractor.ts'
import { AUTONOMOUS } from './tractors/autonomous.ts'
import { CLASSIC } from './tractors/classic.ts'
import type { Model } from './tractors/tractor.ts'

const STORES = [
  { id: 'aldermoor', name: 'Aldermoor Yard', street: '4 Granary Lane', city: 'Aldermoor', color: '#b5523b' },
  { id: 'westbrook', name: 'Westbrook Depot', street: '120 Mill Road', city: 'Westbrook', color: '#3f7d6e' },
  { id: 'saltley', name: 'Saltley Quay', street: '9 Harbour Street', city: 'Saltley', color: '#3d6ea5' },
  { id: 'highfold', name: 'Highfold Works', street: '31 Station Square', city: 'Highfold', color: '#c98a2b' },
]

const CATEGORIES = [
  { key: 'classic', name: 'Classics', tractors: CLASSIC },
  { key: 'autonomous', name: 'Autonomous', tractors: AUTONOMOUS },
]

const TRACTORS = CATEGORIES.flatMap(({ tractors }) => tractors)

const TEASERS = [
  { title: 'Built to be handed down', file: 'classic', sku: 'CL-02-MU', url: '/products/classic' },
  {
    title: 'Fields that look after themselves',
    file: 'autonomous',
    sku: 'AU-01-OR',
    url: '/products/autonomous',
  },
]

const imageOf = (sku: string) => `/cdn/tractors/${sku}.svg`

/** The tractors of `tractors.ts`, with pictures that are drawn when they are first asked for. */
export function drawnCatalogue(): Catalogue {
  const drawings = new Map<string, () => string>()
  const colors = new Map<string, { readonly model: Model; readonly color: string }>()
  for (const { model, variants } of TRACTORS)
    for (const { sku, color } of variants) {
      colors.set(sku, { model, color })
      drawings.set(`tractors/${sku}.svg`, () => drawTractor(model, color))
    }
  for (const { file, sku } of TEASERS) {
    const { model, color } = colors.get(sku) ?? {}
    if (model && color) drawings.set(`teasers/${file}.svg`, () => drawTeaser(model, color))
  }
  for (const { id, color } of STORES) drawings.set(`stores/${id}.svg`, () => drawShop(color))

  return {
    explore: {
      teasers: TEASERS.map(({ title, file, url }) => ({ title, url, image: `/cdn/teasers/${file}.svg` })),
      categories: CATEGORIES.map(({ key, name, tractors }) => ({
        key,
        name,
        products: tractors.map(({ id, name, price, variants }) => ({
          id,
          name,
          startPrice: price,
          image: imageOf(variants[0]?.sku ?? ''),
          url: `/product/${id}`,
        })),
      })),
      stores: STORES.map(({ color: _, ...store }) => ({ ...store, image: `/cdn/stores/${store.id}.svg` })),
    },
    decide: {
      products: TRACTORS.map(({ id, name, highlights, variants }) => ({
        id,
        name,
        highlights,
        variants: variants.map(({ sku, name, color }) => ({ sku, name, color, image: imageOf(sku) })),
      })),
    },
    checkout: {
      variants: TRACTORS.flatMap(({ id, name: product, price, variants }) =>
        variants.map(
          ({ sku, name, inventory }, index): Offer => ({
            id,
            sku,
            name: `${product} ${name}`,
            price: price + index * 100,
            image: imageOf(sku),
            inventory,
          }),
        ),
      ),
    },
    picture(path) {
      const body = drawings.get(path)?.()
      return body === undefined ? undefined : { type: 'image/svg+xml', body }
    },
  }
}
