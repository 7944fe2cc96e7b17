import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../api/src/db/database.ts'
import { switchId } from '../../api/src/payments/switch-id.ts'
import type { MemberKey } from '../../api/src/tables/member-key.ts'
import { profile } from '../../api/src/tables/members.ts'
import { bundle, paymentOrder } from '../../api/src/tables/orders.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../api/src/time.ts'
import { demoId } from './demo-id.ts'
import type { Random } from './random.ts'

/** How many days ago, the place of its bundle among those on sale, and how it was paid. */
const PURCHASES = [
  { days: 215, place: 0, method: 'credit_card', status: 'failed' },
  { days: 215, place: 0, method: 'paypal', status: 'paid' },
  { days: 160, place: 1, method: 'credit_card', status: 'paid' },
  { days: 98, place: 0, method: 'credit_card', status: 'paid' },
  { days: 47, place: 1, method: 'credit_card', status: 'paid' },
] as const

interface Options {
  readonly now: Date
  readonly random: Random
}

/**
 * Gives an account payments of earlier months, for its history, its spending and the repetition of an order. They are too old to
 * be refunded. Neither the payment switch nor the ledger has heard of them, so they are marked, and no part of a day's books.
 */
export async function storePurchases(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  { now, random }: Options,
): Promise<void> {
  const onSale = await tx
    .select({ bundle })
    .from(profile)
    .innerJoin(bundle, and(eq(bundle.brandId, brandId), eq(bundle.country, profile.country)))
    .where(and(eq(profile.memberId, memberId), eq(bundle.isOnSale, true), eq(bundle.isTryOut, false)))
    .orderBy(asc(bundle.credits))
  const rows = PURCHASES.flatMap(({ days, place, method, status }, index) => {
    const sold = onSale[place]?.bundle
    if (!sold) return []
    const createdAt = new Date(now.getTime() - days * DAY_MS + index * MINUTE_MS)
    const id = demoId(createdAt, random)
    const { id: bundleId, country, currency, credits, price } = sold
    return {
      id,
      brandId,
      memberId,
      bundleId,
      country,
      currency,
      credits,
      price,
      method,
      status,
      isDemo: true,
      discount: 0,
      fee: 0,
      requestId: id,
      requestHash: '',
      paymentId: switchId('pay', id),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + HOUR_MS),
      paidAt: status === 'paid' ? new Date(createdAt.getTime() + MINUTE_MS) : null,
    }
  })
  if (rows.length > 0) await tx.insert(paymentOrder).values(rows)
}
