import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import type { OrderRow } from './order-answer.ts'

const PAGE_SIZE = 20

export function isOwnOrder({ brandId, memberId }: MemberKey) {
  return and(eq(paymentOrder.brandId, brandId), eq(paymentOrder.memberId, memberId))
}

/** One of the member's orders; another's is not found. */
export async function findOwnOrder(db: Queryable, owner: MemberKey, id: string): Promise<OrderRow> {
  const [found] = await db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(owner), eq(paymentOrder.id, id)))
  return found ?? refuse('not_found')
}

/** The same, locked until the transaction ends. */
export async function lockOwnOrder(tx: Transaction, owner: MemberKey, id: string): Promise<OrderRow> {
  const [found] = await tx
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(owner), eq(paymentOrder.id, id)))
    .for('update')
  return found ?? refuse('not_found')
}

/** An order of anyone, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update')
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** The order of a payment. */
export async function findOrderOfPayment(db: Queryable, paymentId: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(paymentOrder).where(eq(paymentOrder.paymentId, paymentId))
  return found
}

interface Page {
  /** Id of the last order on the page before. */
  readonly before?: string | undefined
}

/** The member's orders, latest first, a page at a time. */
export async function findOrders(db: Queryable, owner: MemberKey, { before }: Page = {}) {
  const last = before === undefined ? undefined : await findOwnOrder(db, owner, before)
  const { createdAt, id } = paymentOrder
  const isOlder =
    last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
  const rows = await db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(owner), isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1)
  return { orders: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE }
}
