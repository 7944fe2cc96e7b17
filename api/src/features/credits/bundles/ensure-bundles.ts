import { notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { defaultSettings } from '../../../tables/default-settings.ts'
import { bundle } from '../../../tables/orders.ts'
import { brand } from '../../../tables/site.ts'
import { bundlePrices } from './bundle-prices.ts'

/** Gives a brand that has no bundles those that a new brand begins with; existing prices stay as they are. */
export async function ensureBundles({ inTransaction }: Pick<Database, 'inTransaction'>): Promise<void> {
  await inTransaction(async (tx) => {
    const own = tx.select({ one: sql`1` }).from(bundle).where(sql`${bundle.brandId} = ${brand.id}`)
    const brands = await tx.select().from(brand).where(notExists(own))
    for (const { id: brandId, settings } of brands) {
      const rows = bundlePrices({ ...defaultSettings, ...settings }).map((row) => ({ ...row, brandId }))
      // Another process may be starting, too.
      if (rows.length > 0) await tx.insert(bundle).values(rows).onConflictDoNothing()
    }
  })
}
