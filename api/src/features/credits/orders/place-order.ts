import type { createOrder, InputOf } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { switchId } from '../../../payments/switch-id.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { HOUR_MS } from '../../../time.ts'
import { type ProvenDebit, proveDebit } from '../debits/prove-debit.ts'
import { type MandateEvidence, takeDebit } from '../debits/take-debit.ts'
import { withoutAccount } from '../debits/without-account.ts'
import { lockLimitedCode, requireDiscount } from '../discounts/find-discount.ts'
import { findRival } from '../discounts/find-rival.ts'
import { requestHash } from '../ledger/request-hash.ts'
import { nextCheck } from '../order/check-schedule.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import { amountOf, type OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { findBundle } from '../prices/find-bundles.ts'
import { paymentOptions } from '../prices/payment-options.ts'
import { checkSavedMethod } from '../saved-methods/check-saved-method.ts'
import { orderEvents } from '../settling/apply-payment.ts'
import { requestPayment } from '../settling/request-payment.ts'
import { checkSpendingLimit } from '../spending/check-spending-limit.ts'
import { lockMember } from '../spending/lock-member.ts'
import { cancelOrder } from './cancel-order.ts'

type OrderRequest = InputOf<typeof createOrder>['body']

interface Buyer {
  readonly buyer: MemberKey
  readonly brand: Brand
  readonly evidence: MandateEvidence
}

/** Simultaneous checkouts take the discount code from each other; the last one keeps it. */
const MAX_TRIES = 10

/** How long the member has to pay. Money that arrives later still counts. */
const TIME_TO_PAY = HOUR_MS

/** Makes an order at today's price and asks for its payment. A repeated request continues it. */
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
  const order = await insertAlone(services, by, { request, debit })
  // The switch is asked only now: a transaction must not wait for another site.
  return order.status === 'created' ? requestPayment(services, order, debit?.account.iban) : order
}

interface Wanted {
  readonly request: OrderRequest
  readonly debit: ProvenDebit | undefined
}

/** Inserts the order. An earlier unpaid one is cancelled first if it holds the same discount code. */
async function insertAlone(services: OrderServices, by: Buyer, wanted: Wanted): Promise<OrderRow> {
  const { database, clock } = services
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await database.inTransaction((tx) => insertOnce(tx, by, wanted, clock.now()))
    if ('order' in found) return found.order
    const { status, discountCode } = await cancelOrder(services, found.rival)
    // Its money may have moved, so it keeps its code, or the try-out package that it buys.
    if (status === 'created' || status === 'pending')
      refuse(discountCode === null ? 'not_found' : 'discount_code_used')
  }
  return refuse('discount_code_used')
}

/** Another order that has to be cancelled first is its rival. */
type Inserted = { readonly order: OrderRow } | { readonly rival: OrderRow }

async function insertOnce(
  tx: Transaction,
  by: Buyer,
  { request, debit }: Wanted,
  now: Date,
): Promise<Inserted> {
  // Orders of one member are made in turn, so that each sees the others' codes, and counts.
  await lockMember(tx, by.buyer)
  const earlier = await findEarlier(tx, by.buyer, request)
  if (earlier) return { order: earlier }
  const row = {
    ...(await priced(tx, by, request, now)),
    requestId: request.id,
    requestHash: hashOf(request),
    ...newTimes(now),
  }
  const rival = await findRival(tx, by.buyer, row)
  if (rival) return { rival }
  await checkSpendingLimit(tx, by.buyer, { amount: amountOf(row), currency: row.currency }, now)
  const [inserted] = await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning()
  if (!inserted) return refuse('id_reused')
  if (debit) await takeDebit(tx, by, inserted, debit)
  await publishEvents(tx, ...orderEvents(undefined, inserted))
  return { order: inserted }
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
  if (!bundle) refuse('not_found')
  if (bundle.country !== country) refuse('bundle_of_another_country')
  if (code !== undefined) await lockLimitedCode(tx, brand.id, code)
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
    discountCode: option.discount > 0 && discount ? discount.code : null,
    holdsCode: option.discount > 0,
    fee: option.fee,
    paymentId: switchId('pay', id),
  }
}
