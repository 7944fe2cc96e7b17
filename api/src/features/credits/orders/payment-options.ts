import type { PaymentMethodId, PaymentOption } from 'contracts'
import type { Brand } from '../../../http/access/brand.ts'
import { offeredMethods } from '../../../payments/methods/offered-methods.ts'
import { paymentCatalogue } from '../../../payments/methods/payment-catalogue.ts'
import type { BundleRow } from '../bundles/find-bundles.ts'
import { paymentFee } from '../bundles/payment-fee.ts'

/** §2: the ways to pay for a bundle in its country, each with its fee and the sum to pay. */
export function paymentOptions(
  { settings }: Brand,
  { country, currency, price }: BundleRow,
): PaymentOption[] {
  return offeredMethods({ country, currency, amount: price })
    .filter(isBuilt)
    .map((id) => {
      const fee = paymentFee(settings, id, price)
      return { id, family: paymentCatalogue[id].family, discount: 0, fee, total: price + fee, refusal: null }
    })
}

/** A direct debit needs the account and the mandate, which no page asks for yet. */
function isBuilt(id: PaymentMethodId): boolean {
  return paymentCatalogue[id].family !== 'debit'
}
