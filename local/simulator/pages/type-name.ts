const NAMES: Readonly<Record<string, string>> = {
  credit: 'Credit card (Visa ending in 4242)',
  debit: 'Debit card (Mastercard ending in 4444)',
  ideal: 'iDEAL',
  bancontact_card: 'Bancontact',
  eps: 'EPS',
  przelewy24: 'Przelewy24',
  blik: 'Blik',
  apple_pay: 'Apple Pay',
  paypal: 'PayPal',
  mobile_pay: 'MobilePay',
  swish: 'Swish',
  twint: 'Twint',
  vipps: 'Vipps',
  pay_safe_card: 'Paysafecard',
  sepa: 'Bank transfer',
  ach: 'Bank transfer',
  bacs: 'Bank transfer',
}

/** The name of one of the switch's types, for people. */
export function typeName(type: string): string {
  return NAMES[type] ?? type
}
