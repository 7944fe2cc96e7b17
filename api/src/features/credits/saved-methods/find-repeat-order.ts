import type { AnswerOf, getRepeatOrder } from 'contracts'
import { and, desc, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { Payments } from '../../../payments/port.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { withDebitRefusals } from '../debits/with-debit-refusals.ts'
import { findOwnDiscount } from '../discounts/find-discount.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import { type OrderRow, orderAnswer } from '../order/order-answer.ts'
import { discountAnswer } from '../prices/discount.ts'
import { bundleAnswer, findBundle } from '../prices/find-bundles.ts'
import { paymentOptions } from '../prices/payment-options.ts'
import { findLimitLeft } from '../spending/find-limit-left.ts'
import { savedMethodAnswers } from './saved-method-answers.ts'

interface Parts {
  readonly db: Queryable
  readonly brand: Brand
  readonly buyer: MemberKey
  /** Undefined if nothing is for sale. */
  readonly payments: Payments | undefined
  readonly now: Date
}

/** §2: the member's last paid order, and what can be bought again at today's prices. */
export async function findRepeatOrder(parts: Parts): Promise<AnswerOf<typeof getRepeatOrder>> {
  const last = await findLastPaid(parts.db, parts.buyer)
  if (!last) return { last: null, offer: null }
  return { last: orderAnswer(last), offer: await findOffer(parts, last) }
}

/** The order whose money arrived last. */
export async function findLastPaid(db: Queryable, buyer: MemberKey): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(buyer), isNotNull(paymentOrder.paidAt)))
    .orderBy(desc(paymentOrder.paidAt), desc(paymentOrder.id))
    .limit(1)
  return found
}

async function findOffer({ db, brand, buyer, payments, now }: Parts, last: OrderRow) {
  const bundle = await findBundle(db, brand, { id: last.bundleId, viewer: buyer })
  if (!bundle || bundle.isTryOut || !payments) return null
  const { country, currency, price: amount } = bundle
  const discount = await findOwnDiscount(db, { brand, viewer: buyer, place: bundle }, now)
  const options = paymentOptions(brand, bundle, discount)
  const methods = await withDebitRefusals(db, { payer: buyer, brand }, options, now)
  // Without an answer, the page offers the other ways to pay.
  const saved = await payments.savedMethods(buyer.memberId, { amount, currency, country })
  return {
    bundle: bundleAnswer(bundle, brand, discount),
    country,
    currency,
    discount: discount && discountAnswer(discount, now),
    limit: await findLimitLeft(db, buyer, now),
    saved: saved.ok ? savedMethodAnswers(saved.value, methods) : [],
    method: methods.find(({ id }) => id === last.method) ?? null,
  }
}
