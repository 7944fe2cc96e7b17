import type { createOrder, InputOf } from 'contracts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import type { OrderServices } from '../order/order-services.ts'
import { findBundle } from '../prices/find-bundles.ts'
import { paymentOptions } from '../prices/payment-options.ts'
import { savedMethodAnswers } from './saved-method-answers.ts'

type OrderRequest = InputOf<typeof createOrder>['body']

interface Buyer {
  readonly buyer: MemberKey
  readonly brand: Brand
}

/** Refuses an order with a saved method of somebody else, or of another payment method. */
export async function checkSavedMethod(
  { payments, database }: Pick<OrderServices, 'payments' | 'database'>,
  { buyer, brand }: Buyer,
  { saved_method: id, payment_method: method, bundle: bundleId, country, amount }: OrderRequest,
): Promise<void> {
  if (id === undefined) return
  const bundle =
    (await findBundle(database.db, brand, { id: bundleId, viewer: buyer })) ?? refuse('not_found')
  const { currency } = bundle
  const found = await payments.savedMethods(buyer.memberId, { amount, currency, country })
  if (!found.ok) return refuse('payments_unavailable', { status: 503 })
  const own = savedMethodAnswers(found.value, paymentOptions(brand, bundle, null)).find(
    (one) => one.id === id,
  )
  if (!own) refuse('not_found')
  if (own.option.id !== method) refuse('payment_method_unavailable')
}
