import { type PaymentMethodId, paymentMethods } from 'contracts'
import type { UsedMethod } from '../port.ts'
import { paymentCatalogue } from './payment-catalogue.ts'

const NETWORKS: Readonly<Record<string, PaymentMethodId>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  Maestro: 'maestro',
  CartesBancaires: 'carte_bancaire',
}

const TRANSFERS = ['sepa', 'ach', 'bacs']

/** The way of §9 that the switch says was used; undefined for one that the site does not know. */
export function paymentMethodOf({
  category,
  type = '',
  network = '',
}: UsedMethod): PaymentMethodId | undefined {
  if (category === 'card') return NETWORKS[network] ?? 'credit_card'
  if (category === 'bank_debit') return type === 'sepa' ? 'sepa_direct_debit' : undefined
  if (TRANSFERS.includes(type)) return 'wire_transfer'
  return paymentMethods.find((id) => paymentCatalogue[id].types.some((own) => own === type))
}
