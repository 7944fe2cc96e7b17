import { type findStaffOrders, type InputOf, isEmail, normalEmail, type StaffOrder } from 'contracts'
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { normalReference } from '../../../db/new-reference.ts'
import { member } from '../../../tables/account.ts'
import { debitMandate } from '../../../tables/debits.ts'
import { paymentOrder, switchAnswer } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { timeNamed } from '../../../time.ts'
import { LONG_MS, staffOrderOf } from './order-view.ts'
import { DIFFERS } from './switch-answers.ts'

type Filters = Omit<NonNullable<InputOf<typeof findStaffOrders>['query']>, 'brand'>

interface Part {
  readonly filters: Filters
  readonly limit: number
  readonly now: Date
}

/** A part of a brand's orders; one more than `limit`, if there is one. */
export async function findBrandOrders(
  db: Queryable,
  brandId: string,
  { filters, limit, now }: Part,
): Promise<StaffOrder[]> {
  const { status, method, country, from, until, sort = 'latest', after, text, attention } = filters
  const { createdAt, id } = paymentOrder
  const place = sql`(${createdAt}, ${id})`
  // An id of another brand finds no place, and nothing comes after it.
  const last = sql`(select created_at, id from payment_order where id = ${after} and brand_id = ${brandId})`
  const order = sort === 'latest' ? desc : asc
  const found = await db
    .select({ order: paymentOrder, differs: sql<boolean>`coalesce(${DIFFERS}, false)` })
    .from(paymentOrder)
    .leftJoin(orderRefund, eq(orderRefund.orderId, id))
    .leftJoin(switchAnswer, eq(switchAnswer.orderId, id))
    .where(
      and(
        eq(paymentOrder.brandId, brandId),
        status && eq(paymentOrder.status, status),
        method && eq(paymentOrder.method, method),
        country === undefined ? undefined : sql`${paymentOrder.country} = ${country}`,
        from === undefined ? undefined : gte(createdAt, timeNamed(from)),
        until === undefined ? undefined : lt(createdAt, timeNamed(until)),
        attention && ATTENTION[attention](now),
        text === undefined ? undefined : inArray(id, ordersBy(db, brandId, text)),
        after === undefined ? undefined : sql`${place} ${sql.raw(sort === 'latest' ? '<' : '>')} ${last}`,
      ),
    )
    .orderBy(order(createdAt), order(id))
    .limit(limit + 1)
  return found.map((one) => staffOrderOf(one.order, one.differs, now))
}

const ATTENTION: Readonly<Record<NonNullable<Filters['attention']>, (now: Date) => SQL | undefined>> = {
  late: (now) =>
    and(
      inArray(paymentOrder.status, ['created', 'pending']),
      lt(paymentOrder.createdAt, new Date(now.getTime() - LONG_MS)),
    ),
  differs: () => DIFFERS,
}

/** The ids of the orders that a text names, asked for in one subquery so that each part has its index. */
function ordersBy(db: Queryable, brandId: string, text: string) {
  const { id, memberId } = paymentOrder
  const isOfBrand = eq(paymentOrder.brandId, brandId)
  if (isEmail(normalEmail(text))) {
    const isTheirs = and(eq(member.brandId, brandId), eq(sql`lower(${member.email})`, normalEmail(text)))
    return db.select({ id }).from(paymentOrder).innerJoin(member, eq(member.id, memberId)).where(isTheirs)
  }
  const isIt = or(eq(id, text), eq(paymentOrder.paymentId, text))
  return unionAll(
    db.select({ id }).from(paymentOrder).where(and(isOfBrand, isIt)),
    db.select({ id: orderRefund.orderId }).from(orderRefund).where(eq(orderRefund.refundId, text)),
    db
      .select({ id: debitMandate.orderId })
      .from(debitMandate)
      .where(eq(debitMandate.id, normalReference(text))),
  )
}
