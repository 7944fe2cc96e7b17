import type { Currency } from 'contracts'

interface TypeFacts {
  /** The switch’s `payment_method`, where a payer chooses the type on its page. */
  readonly category: string
  /** All currencies unless listed. */
  readonly currencies?: readonly Currency[]
}

/** The types of the switch's `PaymentMethodType` that the catalogue uses. */
const TYPES = {
  credit: { category: 'card' },
  debit: { category: 'card' },
  ideal: { category: 'bank_redirect', currencies: ['EUR'] },
  bancontact_card: { category: 'bank_redirect', currencies: ['EUR'] },
  eps: { category: 'bank_redirect', currencies: ['EUR'] },
  przelewy24: { category: 'bank_redirect', currencies: ['PLN', 'EUR'] },
  blik: { category: 'bank_redirect', currencies: ['PLN'] },
  giropay: { category: 'bank_redirect', currencies: ['EUR'] },
  sofort: { category: 'bank_redirect', currencies: ['EUR', 'CHF'] },
  apple_pay: { category: 'wallet' },
  paypal: { category: 'wallet' },
  mobile_pay: { category: 'wallet', currencies: ['DKK', 'EUR'] },
  swish: { category: 'wallet', currencies: ['SEK'] },
  twint: { category: 'wallet', currencies: ['CHF'] },
  vipps: { category: 'wallet', currencies: ['NOK'] },
  pay_safe_card: { category: 'gift_card' },
  // On a page it is a transfer by hand; a direct debit is created with its own data.
  sepa: { category: 'bank_transfer', currencies: ['EUR'] },
  ach: { category: 'bank_transfer', currencies: ['USD'] },
  bacs: { category: 'bank_transfer', currencies: ['GBP'] },
} as const satisfies Record<string, TypeFacts>

export type SwitchType = keyof typeof TYPES

export const switchTypes = Object.keys(TYPES) as SwitchType[]

export function categoryOf(type: string | undefined): string {
  return (TYPES as Readonly<Record<string, TypeFacts>>)[type ?? '']?.category ?? 'card'
}

export function takesCurrency(type: SwitchType, currency: Currency): boolean {
  const { currencies }: TypeFacts = TYPES[type]
  return currencies?.includes(currency) ?? true
}
