import { type Country, type Currency, type PaymentMethodId, paymentMethods } from 'contracts'
import type { MethodType } from '../port.ts'
import { paymentCatalogue } from './payment-catalogue.ts'
import { categoryOf, type SwitchType, takesCurrency } from './switch-types.ts'

interface Sale {
  readonly country: Country
  readonly currency: Currency
  /** In minor units. */
  readonly amount: number
  /** The ways to pay that the account at the switch has; all unless known. */
  readonly supported?: readonly MethodType[] | undefined
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
  { currency, supported }: Pick<Sale, 'currency' | 'supported'>,
): SwitchType[] {
  const { types, family } = paymentCatalogue[id]
  const isSupported = (type: SwitchType) => {
    const category = family === 'debit' ? 'bank_debit' : categoryOf(type)
    return supported?.some((one) => one.type === type && one.category === category) ?? true
  }
  return types.filter((type) => takesCurrency(type, currency) && isSupported(type))
}
