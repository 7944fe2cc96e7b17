import type { Currency } from 'contracts'

interface TypeFacts {
  /** The switch's `payment_method`, where a payer chooses the type on its page. */
  readonly family: string
  /** All currencies unless listed. */
  readonly currencies?: readonly Currency[]
}

/** The types of the switch's `PaymentMethodType` that the catalogue uses. */
const TYPES = {
  credit: { family: 'card' },
  debit: { family: 'card' },
  ideal: { family: 'bank_redirect', currencies: ['EUR'] },
  bancontact_card: { family: 'bank_redirect', currencies: ['EUR'] },
  eps: { family: 'bank_redirect', currencies: ['EUR'] },
  przelewy24: { family: 'bank_redirect', currencies: ['PLN', 'EUR'] },
  blik: { family: 'bank_redirect', currencies: ['PLN'] },
  giropay: { family: 'bank_redirect', currencies: ['EUR'] },
  sofort: { family: 'bank_redirect', currencies: ['EUR', 'CHF'] },
  apple_pay: { family: 'wallet' },
  paypal: { family: 'wallet' },
  mobile_pay: { family: 'wallet', currencies: ['DKK', 'EUR'] },
  swish: { family: 'wallet', currencies: ['SEK'] },
  twint: { family: 'wallet', currencies: ['CHF'] },
  vipps: { family: 'wallet', currencies: ['NOK'] },
  pay_safe_card: { family: 'gift_card' },
  // On a page it is a transfer by hand; a direct debit is created with its own data.
  sepa: { family: 'bank_transfer', currencies: ['EUR'] },
  ach: { family: 'bank_transfer', currencies: ['USD'] },
  bacs: { family: 'bank_transfer', currencies: ['GBP'] },
} as const satisfies Record<string, TypeFacts>

export type SwitchType = keyof typeof TYPES

export const switchTypes = Object.keys(TYPES) as SwitchType[]

export function familyOf(type: string | undefined): string {
  return (TYPES as Readonly<Record<string, TypeFacts>>)[type ?? '']?.family ?? 'card'
}

export function takesCurrency(type: SwitchType, currency: Currency): boolean {
  const { currencies }: TypeFacts = TYPES[type]
  return currencies?.includes(currency) ?? true
}
