import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readCart } from '../checkout/cart-cookie.ts'
import { recommend, type Variant, variantsOf } from './recommend.ts'

export type Recommendation = Pick<Variant, 'sku' | 'name' | 'image' | 'url'>

/** Answers what goes with a page: with its variant, or else with the visitor's cart. */
export function inspireApi(app: FastifyInstance, { products }: Catalogue['decide']) {
  const variants = variantsOf(products)

  app.get<{ Querystring: { page?: string } }>('/inspire/api/recommendations', async ({ query, headers }) => {
    const { pathname, searchParams } = new URL(query.page ?? '/', 'http://store')
    const own = searchParams.get('sku') ?? variants.find(({ url }) => url.startsWith(`${pathname}?`))?.sku
    const inCart = readCart(headers.cookie).map(({ sku }) => sku)
    const skus = own === undefined ? inCart : [own]
    return recommend(variants, skus).map(({ color: _, ...found }): Recommendation => found)
  })
}
