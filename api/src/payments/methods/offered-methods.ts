import { type Country, type Currency, type PaymentMethodId, paymentMethods } from 'contracts'
import { paymentCatalogue } from './payment-catalogue.ts'
import { type SwitchType, switchTypes, takesCurrency } from './switch-types.ts'

interface Sale {
  readonly country: Country
  readonly currency: Currency
  /** In minor units. */
  readonly amount: number
  /** The switch's types that its account has; all unless listed. */
  readonly supported?: readonly string[]
}

/** §9: the ways to pay for a sale, in the order in which a page offers them. */
export function offeredMethods(sale: Sale): PaymentMethodId[] {
  return paymentMethods.filter((id) => {
    const { countries, least, most, isPast } = paymentCatalogue[id]
    if (isPast || sale.amount < least || sale.amount > most) return false
    return (countries?.includes(sale.country) ?? true) && typesFor(id, sale).length > 0
  })
}

/** The switch's types that a payment with this method may use. */
export function typesFor(
  id: PaymentMethodId,
  { currency, supported = switchTypes }: Pick<Sale, 'currency' | 'supported'>,
): SwitchType[] {
  return paymentCatalogue[id].types.filter(
    (type) => takesCurrency(type, currency) && supported.includes(type),
  )
}
