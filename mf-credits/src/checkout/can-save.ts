import type { PaymentOption } from 'contracts'

/** Whether a way to pay can be saved and charged again without its owner: cards and PayPal. */
export const canSave = ({ family, id }: Pick<PaymentOption, 'family' | 'id'>): boolean =>
  family === 'card' || id === 'paypal'
