import * as z from 'contracts/schema'

/** §9: the ways to pay, in the order in which a page offers them. */
export const paymentMethods = [
  'ideal',
  'bancontact',
  'przelewy24',
  'blik',
  'twint',
  'swish',
  'vipps',
  'mobilepay',
  'eps',
  'satispay',
  'credit_card',
  'visa',
  'mastercard',
  'maestro',
  'dankort',
  'carte_bancaire',
  'nexi',
  'paypal',
  'apple_pay',
  'sepa_direct_debit',
  'wire_transfer',
  'paysafecard',
  'giropay',
  'sofort',
] as const

export const paymentMethodId = z.enum(paymentMethods)

export type PaymentMethodId = z.infer<typeof paymentMethodId>

/** How a method is paid, which decides what its page says beforehand. */
export const paymentFamilies = ['card', 'redirect', 'wallet', 'voucher', 'transfer', 'debit'] as const
