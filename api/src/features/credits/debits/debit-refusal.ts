import type { PaymentOption } from 'contracts'
import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import { isDebitBlocked } from './debit-blocks.ts'

type DebitRefusal = NonNullable<PaymentOption['refusal']>

/** A member's room for direct debits: the sum that is `left`, in minor units. */
interface DebitRoom {
  readonly isBlocked: boolean
  readonly left: number
}

/** §8: why a debit of this amount is refused; null if it is not. */
export function debitRefusal({ isBlocked, left }: DebitRoom, amount: number): DebitRefusal | null {
  if (isBlocked) return 'direct_debit_blocked'
  return amount > left ? 'direct_debit_limit' : null
}

/** The sum that the member still can pay by direct debit today and this month, in UTC. */
export async function findDebitRoom(
  db: Queryable,
  payer: MemberKey,
  { settings: { direct_debit: limits } }: Brand,
  now: Date,
): Promise<DebitRoom> {
  const isBlocked = await isDebitBlocked(db, payer)
  if (!limits) return { isBlocked, left: 0 }
  const [month, day] = [startOfMonth(now), startOfDay(now)]
  const amount = sql`${paymentOrder.price} - ${paymentOrder.discount} + ${paymentOrder.fee}`
  const [spent] = await db
    .select({
      month: sql<number>`coalesce(sum(${amount}), 0)::int`,
      day: sql<number>`coalesce(sum(${amount}) filter (where ${gte(paymentOrder.createdAt, day)}), 0)::int`,
    })
    .from(paymentOrder)
    .where(
      and(
        isOwnOrder(payer),
        eq(paymentOrder.method, 'sepa_direct_debit'),
        gte(paymentOrder.createdAt, month),
        notInArray(paymentOrder.status, ['failed', 'cancelled', 'expired']),
      ),
    )
  const { limit_per_day: perDay, limit_per_month: perMonth } = limits
  return { isBlocked, left: Math.min(perDay - (spent?.day ?? 0), perMonth - (spent?.month ?? 0)) }
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}
