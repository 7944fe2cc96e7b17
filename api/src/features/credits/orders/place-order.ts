import type { createOrder, InputOf } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { switchId } from '../../../payments/switch-id.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { HOUR_MS } from '../../../time.ts'
import { findBundle } from '../bundles/find-bundles.ts'
import { type ProvenDebit, proveDebit } from '../debits/prove-debit.ts'
import { type MandateEvidence, takeDebit } from '../debits/take-debit.ts'
import { withoutAccount } from '../debits/without-account.ts'
import { requireDiscount } from '../discounts/find-discount.ts'
import { findHolder, releaseCode } from '../discounts/release-code.ts'
import { requestHash } from '../request-hash.ts'
import { checkSavedMethod } from '../saved-methods/check-saved-method.ts'
import { checkSpendingLimit } from '../spending/check-spending-limit.ts'
import { lockMember } from '../spending/lock-member.ts'
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
  readonly evidence: MandateEvidence
}

/** Checkouts that a member starts at once take the discount code from each other, and the last one keeps it. */
const MAX_TRIES = 10

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
  const earlier = await findEarlier(database.db, by.buyer, request)
  if (earlier && earlier.status !== 'created') return earlier
  const debit = await proveDebit(database, by.buyer, request, clock.now())
  if (!earlier) await checkSavedMethod(services, by, request)
  const order = await insertWithCode(services, by, { request, debit })
  // The switch is asked only now: a transaction must not wait for another site.
  return order.status === 'created' ? requestPayment(services, order, debit?.account.iban) : order
}

interface Wanted {
  readonly request: OrderRequest
  readonly debit: ProvenDebit | undefined
}

/** Inserts the order. An earlier unpaid order that holds its discount code is cancelled first. */
async function insertWithCode(services: OrderServices, by: Buyer, wanted: Wanted): Promise<OrderRow> {
  const { database, clock } = services
  const { discount_code: code = '' } = wanted.request
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const order = await database.inTransaction((tx) => insertOnce(tx, by, wanted, clock.now()))
    if (order) return order
    const holder = await findHolder(database.db, by.buyer, code)
    if (holder) await releaseCode(services, holder)
  }
  return refuse('discount_code_used')
}

/** Undefined if another order holds the discount code. */
async function insertOnce(
  tx: Transaction,
  by: Buyer,
  { request, debit }: Wanted,
  now: Date,
): Promise<OrderRow | undefined> {
  const find = () => findEarlier(tx, by.buyer, request)
  // Orders of one member are made one after the other, so that each sees which code the others hold, and counts in the limits.
  await lockMember(tx, by.buyer)
  const earlier = await find()
  if (earlier) return earlier
  const row = {
    ...(await priced(tx, by, request, now)),
    requestId: request.id,
    requestHash: hashOf(request),
    ...newTimes(now),
  }
  if (row.discountCode && (await findHolder(tx, by.buyer, row.discountCode))) return undefined
  await checkSpendingLimit(tx, by.buyer, { amount: amountOf(row), currency: row.currency }, now)
  const [inserted] = await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning()
  // The same request arrived twice at once, and the other one was first.
  if (!inserted) return find()
  if (debit) await takeDebit(tx, by, inserted, debit)
  await publishEvents(tx, ...orderEvents(undefined, inserted))
  return inserted
}

async function findEarlier(
  db: Queryable,
  buyer: MemberKey,
  request: OrderRequest,
): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(buyer), eq(paymentOrder.requestId, request.id)))
  return found && found.requestHash !== hashOf(request) ? refuse('id_reused') : found
}

function hashOf({ id: _, ...content }: OrderRequest): string {
  return requestHash(withoutAccount(content))
}

function newTimes(now: Date) {
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + TIME_TO_PAY) }
  return { ...times, nextCheckAt: nextCheck('created', times, now) }
}

/** The order's bundle, method and amounts, all from the brand's own prices. */
async function priced(tx: Transaction, { buyer, brand }: Buyer, request: OrderRequest, now: Date) {
  const { bundle: bundleId, country, payment_method: method, amount, discount_code: code } = request
  const bundle = await findBundle(tx, brand, { id: bundleId, viewer: buyer })
  if (bundle?.country !== country) refuse('not_found')
  const asked = code !== undefined && { brand, viewer: buyer, place: bundle, code }
  const discount = asked ? await requireDiscount(tx, asked, now) : null
  const option = paymentOptions(brand, bundle, discount).find(({ id }) => id === method)
  if (!option) refuse('payment_method_unavailable')
  if (option.total !== amount) refuse('price_changed')
  const id = newId()
  const { brandId, memberId } = buyer
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
    savesMethod: request.save_method ?? false,
    savedMethodId: request.saved_method ?? null,
    status: 'created' as const,
    discount: option.discount,
    // A code that takes nothing off is not used up.
    ...(discount && option.discount > 0 && { discountCode: discount.code, holdsCode: true }),
    fee: option.fee,
    paymentId: switchId('pay', id),
  }
}
