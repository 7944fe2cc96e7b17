import type { Refund } from 'contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { switchId } from '../../../payments/switch-id.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { bundle, paymentOrder } from '../../../tables/orders.ts'
import { orderRefund } from '../../../tables/refunds.ts'
import { HOUR_MS } from '../../../time.ts'
import { grant } from '../ledger/grant.ts'
import type { OrderRow } from '../order/order-answer.ts'

/** The smallest Dutch bundle of the member's brand. */
export async function bundleIn({ db }: Pick<Database, 'db'>, { brandId }: Pick<MemberKey, 'brandId'>) {
  const [found] = await db
    .select()
    .from(bundle)
    .where(and(eq(bundle.brandId, brandId), eq(bundle.country, 'NL'), eq(bundle.isTryOut, false)))
    .orderBy(asc(bundle.credits))
  if (!found) throw new Error('There is no bundle.')
  return found
}

/** Inserts an order for which the switch was not asked yet, unless overridden. */
export async function addOrder(
  database: Pick<Database, 'db'>,
  { brandId, memberId }: MemberKey,
  overrides: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const { id: bundleId, country, currency, credits, price } = await bundleIn(database, { brandId })
  const id = newId()
  const { createdAt = new Date() } = overrides
  const [row] = await database.db
    .insert(paymentOrder)
    .values({
      id,
      brandId,
      memberId,
      bundleId,
      country,
      currency,
      credits,
      price,
      requestId: newId(),
      requestHash: '',
      status: 'created',
      discount: 0,
      fee: 0,
      method: 'ideal',
      paymentId: switchId('pay', id),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + HOUR_MS),
      ...overrides,
    })
    .returning()
  if (!row) throw new Error('No order was inserted.')
  return row
}

/** Inserts an order that was paid just now, with its credits. */
export async function addPaidOrder(
  database: Pick<Database, 'db' | 'inTransaction'>,
  owner: MemberKey,
  overrides: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const now = new Date()
  const order = await addOrder(database, owner, { status: 'paid', paidAt: now, ...overrides })
  await database.inTransaction((tx) =>
    grant(tx, { ...owner, kind: 'order', order: order.id, credits: order.credits, now }),
  )
  return order
}

/** Inserts a refund of an order, of its price or a part of it, without taking the credits. */
export async function addRefund(
  { db }: Pick<Database, 'db'>,
  orderId: string,
  status: Refund['status'] = 'pending',
  part?: number,
) {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, orderId))
  if (!order) throw new Error('There is no such order.')
  const { brandId, memberId, credits, price, currency, createdAt } = order
  const amount = part ?? price
  const refundId = switchId('ref', orderId)
  const row = { orderId, brandId, memberId, credits, amount, currency, createdAt, refundId, status }
  await db.insert(orderRefund).values(row)
}
