import type { Bundle, Country } from 'contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { bundle } from '../../../tables/orders.ts'

export type BundleRow = typeof bundle.$inferSelect

function isSoldBy({ id }: Brand) {
  return and(eq(bundle.brandId, id), eq(bundle.isOnSale, true))
}

/** §1: the bundles that the brand sells in a country, smallest first. */
export function findBundles(db: Queryable, brand: Brand, country: Country): Promise<BundleRow[]> {
  return db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.country, country)))
    .orderBy(asc(bundle.credits))
}

/** A bundle that the brand sells. With another country than its own: the one with as many credits there. */
export async function findBundle(
  db: Queryable,
  brand: Brand,
  { id, country }: { readonly id: string; readonly country?: Country | undefined },
): Promise<BundleRow | undefined> {
  const [found] = await db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.id, id)))
  if (!found || !brand.settings.countries.includes(country ?? found.country)) return undefined
  if (country === undefined || country === found.country) return found
  const [same] = await db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.country, country), eq(bundle.credits, found.credits)))
  return same
}

export function bundleAnswer({ id, credits, price }: BundleRow, { settings }: Brand): Bundle {
  return {
    id,
    credits,
    price,
    ordinary_price: price,
    is_most_chosen: credits === settings.most_chosen_bundle,
  }
}
