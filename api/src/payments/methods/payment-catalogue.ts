import type { Country, PaymentMethodId, paymentFamilies } from 'contracts'
import { SMALLEST_AMOUNT } from '../port.ts'
import type { SwitchType } from './switch-types.ts'

export interface CatalogueEntry {
  readonly family: (typeof paymentFamilies)[number]
  /** The switch's types that it runs as; none if the switch has no type for it. */
  readonly types: readonly SwitchType[]
  /** All countries unless listed. */
  readonly countries?: readonly Country[]
  /** In minor units. */
  readonly least: number
  readonly most: number
  /** Exists for refunds and the history only. */
  readonly isPast?: true
}

const CARD = { family: 'card', types: ['credit', 'debit'], least: SMALLEST_AMOUNT, most: 500_000 } as const
const REDIRECT = { family: 'redirect', least: SMALLEST_AMOUNT, most: 500_000 } as const
const WALLET = { family: 'wallet', least: SMALLEST_AMOUNT, most: 200_000 } as const

/** The countries whose banks take part in SEPA and whose currency is the euro. */
const EURO = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'FI'] as const

/** §9: the ways to pay. Brands of cards without a type of their own run as the cards that they are. */
export const paymentCatalogue: Readonly<Record<PaymentMethodId, CatalogueEntry>> = {
  ideal: { ...REDIRECT, types: ['ideal'], countries: ['NL'] },
  bancontact: { ...REDIRECT, types: ['bancontact_card'], countries: ['BE'] },
  przelewy24: { ...REDIRECT, types: ['przelewy24'], countries: ['PL'] },
  blik: { ...REDIRECT, types: ['blik'], countries: ['PL'] },
  eps: { ...REDIRECT, types: ['eps'], countries: ['AT'] },
  giropay: { ...REDIRECT, types: ['giropay'], countries: ['DE'], isPast: true },
  sofort: { ...REDIRECT, types: ['sofort'], countries: ['DE', 'AT', 'CH', 'BE', 'NL'], isPast: true },
  twint: { ...WALLET, types: ['twint'], countries: ['CH'] },
  swish: { ...WALLET, types: ['swish'], countries: ['SE'] },
  vipps: { ...WALLET, types: ['vipps'], countries: ['NO'] },
  mobilepay: { ...WALLET, types: ['mobile_pay'], countries: ['DK', 'FI'] },
  // The switch's description has no type for it yet.
  satispay: { ...WALLET, types: [], countries: ['IT'] },
  paypal: { ...WALLET, types: ['paypal'] },
  apple_pay: { ...WALLET, types: ['apple_pay'] },
  credit_card: CARD,
  visa: CARD,
  mastercard: CARD,
  maestro: { ...CARD, types: ['debit'], countries: ['NL', 'BE', 'IT', 'ES', 'DE', 'AT', 'CH'] },
  dankort: { ...CARD, types: ['debit'], countries: ['DK'] },
  carte_bancaire: { ...CARD, countries: ['FR'] },
  nexi: { ...CARD, countries: ['IT'] },
  sepa_direct_debit: {
    family: 'debit',
    types: ['sepa'],
    countries: EURO,
    least: SMALLEST_AMOUNT,
    most: 100_000,
  },
  // Each currency has a network of its own; small amounts are not worth the bank's work.
  wire_transfer: {
    family: 'transfer',
    types: ['sepa', 'ach', 'bacs'],
    countries: [...EURO, 'US', 'GB'],
    least: 1_000,
    most: 1_000_000,
  },
  paysafecard: {
    family: 'voucher',
    types: ['pay_safe_card'],
    countries: [
      'AT',
      'AU',
      'BE',
      'CA',
      'CH',
      'DE',
      'DK',
      'ES',
      'FI',
      'FR',
      'GB',
      'IE',
      'IT',
      'NL',
      'NO',
      'NZ',
      'PL',
      'SE',
      'US',
    ],
    least: SMALLEST_AMOUNT,
    most: 100_000,
  },
}
