import type { createOrder, InputOf } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { switchId } from '../../../payments/switch-id.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { HOUR_MS } from '../../../time.ts'
import { findBundle } from '../bundles/find-bundles.ts'
import { requestHash } from '../request-hash.ts'
import { checkSpendingLimit } from '../spending/check-spending-limit.ts'
import { orderEvents } from './apply-payment.ts'
import { nextCheck } from './check-schedule.ts'
import { isOwnOrder } from './find-orders.ts'
import { amountOf, type OrderRow } from './order-answer.ts'
import type { OrderServices } from './order-services.ts'
import { paymentOptions } from './payment-options.ts'
import { requestPayment } from './request-payment.ts'

type OrderRequest = InputOf<typeof createOrder>['body']

interface Buyer {
  readonly buyer: MemberKey
  readonly brand: Brand
}

/** How long the member has to pay. Money that arrives later still counts. */
const TIME_TO_PAY = HOUR_MS

/**
 * Makes an order at today's price, and asks the switch for its payment. A repeated request gets the same order, and
 * continues where an earlier try ended.
 */
export async function placeOrder(
  services: OrderServices,
  by: Buyer,
  request: OrderRequest,
): Promise<OrderRow> {
  const { database, clock } = services
  const order = await database.inTransaction((tx) => insertOnce(tx, by, request, clock.now()))
  // The switch is asked only now: a transaction must not wait for another site.
  return order.status === 'created' ? requestPayment(services, order) : order
}

async function insertOnce(tx: Transaction, by: Buyer, request: OrderRequest, now: Date): Promise<OrderRow> {
  const { id: requestId, ...content } = request
  const hash = requestHash(content)
  const find = () => findEarlier(tx, by.buyer, { requestId, hash })
  const earlier = await find()
  if (earlier) return earlier
  const row = { ...(await priced(tx, by, request)), requestId, requestHash: hash, ...newTimes(now) }
  await checkSpendingLimit(tx, by.buyer, { amount: amountOf(row), currency: row.currency }, now)
  const [inserted] = await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning()
  // The same request arrived twice at once, and the other one was first.
  if (!inserted) return (await find()) ?? refuse('id_reused')
  await publishEvents(tx, ...orderEvents(undefined, inserted))
  return inserted
}

async function findEarlier(
  tx: Transaction,
  buyer: MemberKey,
  { requestId, hash }: { readonly requestId: string; readonly hash: string },
): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(buyer), eq(paymentOrder.requestId, requestId)))
  return found && found.requestHash !== hash ? refuse('id_reused') : found
}

function newTimes(now: Date) {
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + TIME_TO_PAY) }
  return { ...times, nextCheckAt: nextCheck('created', times, now) }
}

/** The order's bundle, method and amounts, all from the brand's own prices. */
async function priced(
  tx: Transaction,
  { buyer: { brandId, memberId }, brand }: Buyer,
  { bundle: bundleId, country, payment_method: method, amount }: OrderRequest,
) {
  const bundle = await findBundle(tx, brand, { id: bundleId })
  if (bundle?.country !== country) refuse('not_found')
  const option = paymentOptions(brand, bundle).find(({ id }) => id === method)
  if (!option) refuse('payment_method_unavailable')
  if (option.total !== amount) refuse('price_changed')
  const id = newId()
  const { currency, credits, price } = bundle
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
    status: 'created' as const,
    discount: 0,
    fee: option.fee,
    paymentId: switchId('pay', id),
  }
}
