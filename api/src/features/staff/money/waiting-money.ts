import type { AnswerOf, getWaitingMoney, WaitingMoneyKind } from 'contracts'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { debitBlock } from '../../../tables/debits.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund, paymentDispute } from '../../../tables/refunds.ts'

type Waiting = AnswerOf<typeof getWaitingMoney>['waiting']

interface Part {
  readonly kind?: WaitingMoneyKind | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** Everything that waits for finance at a brand, the oldest first; one more than `limit`, if there is one. */
export async function findWaitingMoney(
  db: Queryable,
  brandId: string,
  { kind, after, limit }: Part,
): Promise<Waiting> {
  const paid = sql<number>`${paymentOrder.price} - ${paymentOrder.discount} + ${paymentOrder.fee}`
  const { currency } = paymentOrder
  const all = unionAll(
    db
      .select(
        columns({
          id: sql`${orderRefund.orderId} || '.refund'`,
          kind: sql`'refund_' || ${orderRefund.status}`,
          order: sql`${orderRefund.orderId}`,
          amount: sql`${orderRefund.amount}`,
          currency: sql`${orderRefund.currency}`,
          at: sql`${orderRefund.createdAt}`,
          why: sql`${orderRefund.failure}`,
        }),
      )
      .from(orderRefund)
      .where(and(eq(orderRefund.brandId, brandId), sql`${orderRefund.status} <> 'succeeded'`)),
    db
      .select(
        columns({
          id: sql`${paymentDispute.id} || '.dispute'`,
          kind: sql`'dispute'`,
          order: sql`${paymentDispute.orderId}`,
          amount: paid,
          currency: sql`${currency}`,
          at: sql`${paymentDispute.openedAt}`,
          why: sql`${paymentDispute.reason}`,
        }),
      )
      .from(paymentDispute)
      .innerJoin(paymentOrder, eq(paymentOrder.id, paymentDispute.orderId))
      .where(and(eq(paymentOrder.brandId, brandId), eq(paymentDispute.state, 'open'))),
    db
      .select(
        columns({
          id: sql`${debitBlock.orderId} || '.debit'`,
          kind: sql`'debit'`,
          order: sql`${debitBlock.orderId}`,
          amount: paid,
          currency: sql`${currency}`,
          at: sql`${debitBlock.blockedAt}`,
          why: sql`null::text`,
        }),
      )
      .from(debitBlock)
      .innerJoin(paymentOrder, eq(paymentOrder.id, debitBlock.orderId))
      .where(and(eq(debitBlock.brandId, brandId), isNull(debitBlock.reopenedAt))),
  ).as('waiting')
  const found = await db
    .with()
    .select()
    .from(all)
    .where(
      and(
        kind && eq(all.kind, kind),
        after === undefined
          ? undefined
          : sql`(${all.at}, ${all.id}) > (${timeIn(after)}::timestamptz, ${idIn(after)})`,
      ),
    )
    .orderBy(asc(all.at), asc(all.id))
    .limit(limit + 1)
  return found.map((one) => ({ ...one, at: new Date(one.at).toISOString() })) as Waiting
}

const columns = (names: Readonly<Record<keyof Waiting[number], SQL>>) => ({
  id: sql<string>`${names.id}`.as('id'),
  kind: sql<WaitingMoneyKind>`${names.kind}`.as('kind'),
  order: sql<string>`${names.order}`.as('order'),
  amount: sql<number>`${names.amount}`.as('amount'),
  currency: sql<string>`${names.currency}`.as('currency'),
  at: sql<string>`${names.at}`.as('at'),
  why: sql<string | null>`${names.why}`.as('why'),
})

/** The place of one in the list, for the page after it. */
export const placeOf = ({ at, id }: Waiting[number]) => `${new Date(at).getTime()}.${id}`

const timeIn = (place: string) => new Date(Number(place.slice(0, place.indexOf('.')))).toISOString()
const idIn = (place: string) => place.slice(place.indexOf('.') + 1)
