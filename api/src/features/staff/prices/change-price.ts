import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { SMALLEST_AMOUNT } from '../../../payments/port.ts'
import { bundle } from '../../../tables/orders.ts'
import { leastPrice } from '../../credits/prices/least-price.ts'

type BundleRow = typeof bundle.$inferSelect

/** The lowest price that a bundle can be given, in minor units. */
export function lowestPrice(one: BundleRow, { settings }: Pick<Brand, 'settings'>): number {
  return Math.max(SMALLEST_AMOUNT, leastPrice(one, settings))
}

/** Gives a bundle another price for later orders; returns it as it was, or `low` if that is too little. */
export async function changePrice(
  tx: Transaction,
  brand: Brand,
  { id, price }: { readonly id: string; readonly price: number },
): Promise<BundleRow | { readonly low: BundleRow } | undefined> {
  const isIt = and(eq(bundle.brandId, brand.id), eq(bundle.id, id))
  const [found] = await tx.select().from(bundle).where(isIt).for('update')
  if (!found) return undefined
  if (price < lowestPrice(found, brand)) return { low: found }
  await tx.update(bundle).set({ price }).where(isIt)
  return found
}
