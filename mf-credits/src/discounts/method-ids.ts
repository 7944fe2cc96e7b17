import { type PaymentMethodId, paymentMethods } from 'contracts'

/** The ways to pay among these ids that the site knows. */
export const methodIds = (ids: readonly string[]): readonly PaymentMethodId[] =>
  paymentMethods.filter((known) => ids.includes(known))
