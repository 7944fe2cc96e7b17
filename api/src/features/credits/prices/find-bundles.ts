import type { Bundle, Country } from 'contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { bundle } from '../../../tables/orders.ts'
import { amountOff, type Discount } from './discount.ts'
import { isOfferedTryOut } from './try-out.ts'

export type BundleRow = typeof bundle.$inferSelect

function isSoldBy({ id }: Brand) {
  return and(eq(bundle.brandId, id), eq(bundle.isOnSale, true))
}

/** Only reads know a preview, so nobody buys at the price of a draft. */
function asPreviewed(row: BundleRow, { preview }: Brand): BundleRow {
  return { ...row, price: preview?.prices[row.id] ?? row.price }
}

/** §1: the bundles that the brand sells in a country, smallest first. */
export async function findBundles(db: Queryable, brand: Brand, country: Country): Promise<BundleRow[]> {
  const found = await db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.country, country), eq(bundle.isTryOut, false)))
    .orderBy(asc(bundle.credits))
  return found.map((row) => asPreviewed(row, brand))
}

interface Wanted {
  readonly id: string
  readonly country?: Country | undefined
  /** Null for a visitor. */
  readonly viewer: MemberKey | null
}

/** A bundle that the brand sells to this viewer; of another country, the one with as many credits. */
export async function findBundle(
  db: Queryable,
  brand: Brand,
  { id, country, viewer }: Wanted,
): Promise<BundleRow | undefined> {
  const [found] = await db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.id, id)))
  if (!found || !brand.settings.countries.includes(country ?? found.country)) return undefined
  if (found.isTryOut && !(await isOfferedTryOut(db, viewer))) return undefined
  if (country === undefined || country === found.country) return asPreviewed(found, brand)
  const [same] = await db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.country, country), eq(bundle.credits, found.credits)))
  return same && asPreviewed(same, brand)
}

/** §2: the try-out package in a country, for a member to whom it is offered. */
export async function findTryOut(
  db: Queryable,
  brand: Brand,
  { viewer, country }: { readonly viewer: MemberKey; readonly country: Country },
): Promise<BundleRow | undefined> {
  const [found] = await db
    .select()
    .from(bundle)
    .where(and(isSoldBy(brand), eq(bundle.country, country), eq(bundle.isTryOut, true)))
    .orderBy(asc(bundle.credits))
  return found && (await isOfferedTryOut(db, viewer)) ? found : undefined
}

/** A bundle as pages show it, with the discount taken off. */
export function bundleAnswer(
  { id, credits, price }: BundleRow,
  { settings }: Brand,
  discount: Discount | null,
): Bundle {
  return {
    id,
    credits,
    price: price - (discount ? amountOff(discount, price) : 0),
    ordinary_price: price,
    is_most_chosen: credits === settings.most_chosen_bundle,
  }
}
