import type { Currency, PaymentMethodId, PaymentOption, Settings } from 'contracts'
import type { Brand } from '../../../http/caller/brand.ts'
import { offeredMethods } from '../../../payments/methods/offered-methods.ts'
import { paymentCatalogue } from '../../../payments/methods/payment-catalogue.ts'
import { amountOff, type Discount } from './discount.ts'
import type { BundleRow } from './find-bundles.ts'
import { paymentFee } from './payment-fee.ts'

/** §2: the ways to pay for a bundle in its country, each with its discount, its fee and the sum to pay. */
export function paymentOptions(
  { settings, paymentTypes: supported }: Brand,
  { country, currency, price }: BundleRow,
  code: Discount | null,
): PaymentOption[] {
  const off = code ? amountOff(code, price) : 0
  return offeredMethods({ country, currency, amount: price - off, supported })
    .filter((id) => settings.payment_methods.includes(id))
    .filter((id) => paymentCatalogue[id].family !== 'debit' || isDebitOffered(settings, currency))
    .map((id) => {
      const discount = code && isValidWith(code, id) ? off : 0
      const fee = paymentFee(settings, id, price - discount)
      const total = price - discount + fee
      return { id, family: paymentCatalogue[id].family, discount, fee, total, refusal: null }
    })
}

function isValidWith({ methods }: Discount, id: PaymentMethodId): boolean {
  return methods.length === 0 || methods.includes(id)
}

/** Direct debits are in euros, and only where the brand has a creditor id. */
function isDebitOffered(
  { direct_debit: debits }: Pick<Settings, 'direct_debit'>,
  currency: Currency,
): boolean {
  return debits !== null && currency === 'EUR'
}
