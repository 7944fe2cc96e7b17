import type { CountryPrices, StaffPrices } from 'contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { bundle } from '../../../tables/orders.ts'
import { lowestPrice } from './change-price.ts'

/** The bundles that a brand has on sale, try-out packages among them, the smallest of each country first. */
export function findBundlesOnSale(db: Queryable, brandId: string) {
  return db
    .select()
    .from(bundle)
    .where(and(eq(bundle.brandId, brandId), eq(bundle.isOnSale, true)))
    .orderBy(asc(bundle.country), asc(bundle.credits))
}

export async function findPrices(db: Queryable, brand: Brand): Promise<StaffPrices> {
  const { message_credits, photo_credits, gift_credits, minimum_message_costs } = brand.settings
  const byCountry = Map.groupBy(await findBundlesOnSale(db, brand.id), ({ country }) => country)
  const countries = [...byCountry].flatMap(([country, bundles]): CountryPrices[] => {
    const [first] = bundles
    if (!first) return []
    const lowest = minimum_message_costs[country]
    return [
      {
        country,
        currency: first.currency,
        least_message: lowest ? lowest.costs * 100 : null,
        bundles: bundles.map((one) => ({
          id: one.id,
          credits: one.credits,
          price: one.price,
          least: lowestPrice(one, brand),
          is_try_out: one.isTryOut,
        })),
      },
    ]
  })
  return { uses: { message: message_credits, photo: photo_credits, gift: gift_credits }, countries }
}
