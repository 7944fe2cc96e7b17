import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { bundle } from '../../../tables/orders.ts'

/** The prices of the bundles on sale, by their ids, country by country. */
export async function findBundlePrices(db: Queryable, brandId: string): Promise<Record<string, number>> {
  const found = await db
    .select({ id: bundle.id, price: bundle.price })
    .from(bundle)
    .where(and(eq(bundle.brandId, brandId), eq(bundle.isOnSale, true)))
    .orderBy(asc(bundle.country), asc(bundle.credits))
  return Object.fromEntries(found.map(({ id, price }) => [id, price]))
}

/** Later orders pay these prices. */
export async function storeBundlePrices(
  tx: Transaction,
  brandId: string,
  prices: Readonly<Record<string, number>>,
) {
  for (const [id, price] of Object.entries(prices)) {
    const isIt = and(eq(bundle.brandId, brandId), eq(bundle.id, id))
    await tx.update(bundle).set({ price }).where(isIt)
  }
}
