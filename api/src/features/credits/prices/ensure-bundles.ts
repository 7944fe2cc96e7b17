import { and, eq, exists, notExists, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { type BrandSettings, defaultSettings } from '../../../tables/default-settings.ts'
import { bundle } from '../../../tables/orders.ts'
import { brand } from '../../../tables/site.ts'
import { bundlePrices } from './bundle-prices.ts'

/** Gives a brand without bundles, or without a try-out package, the initial ones. */
export async function ensureBundles({ inTransaction }: Pick<Database, 'inTransaction'>): Promise<void> {
  await inTransaction(async (tx) => {
    const isOwn = eq(bundle.brandId, brand.id)
    const tryOuts = tx
      .select({ one: sql`1` })
      .from(bundle)
      .where(and(isOwn, eq(bundle.isTryOut, true)))
    const hasBundles = exists(tx.select({ one: sql`1` }).from(bundle).where(isOwn)).mapWith(Boolean)
    const { id, settings } = brand
    const brands = await tx.select({ id, settings, hasBundles }).from(brand).where(notExists(tryOuts))
    for (const { id: brandId, settings, hasBundles } of brands) {
      const rows = bundlePrices({ ...defaultSettings, ...settings })
        .filter(({ isTryOut }) => isTryOut || !hasBundles)
        .map((row) => ({ ...row, brandId }))
      // Another process may be starting, too.
      if (rows.length > 0) await tx.insert(bundle).values(rows).onConflictDoNothing()
    }
  })
}

/** Gives a brand the initial bundles of the countries for which it has none. */
export async function ensureCountryBundles(tx: Transaction, brandId: string, settings: BrandSettings) {
  const found = await tx
    .selectDistinct({ country: bundle.country })
    .from(bundle)
    .where(eq(bundle.brandId, brandId))
  const served = new Set(found.map(({ country }) => country))
  const rows = bundlePrices(settings).filter(({ country }) => !served.has(country))
  if (rows.length > 0) await tx.insert(bundle).values(rows.map((row) => ({ ...row, brandId })))
}

/** Gives a new brand the bundles that another one has on sale. */
export async function copyBundles(tx: Transaction, from: string, brandId: string) {
  const isOnSale = and(eq(bundle.brandId, from), eq(bundle.isOnSale, true))
  const rows = await tx.select().from(bundle).where(isOnSale)
  if (rows.length > 0) await tx.insert(bundle).values(rows.map((row) => ({ ...row, brandId })))
}
