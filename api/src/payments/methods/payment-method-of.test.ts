import { expect, test } from 'vitest'
import { paymentMethodOf } from './payment-method-of.ts'

test.each([
  [{ category: 'card', type: 'credit', network: 'Visa' }, 'visa'],
  [{ category: 'card', type: 'debit', network: 'Maestro' }, 'maestro'],
  [{ category: 'card', type: 'credit', network: 'DinersClub' }, 'credit_card'],
  [{ category: 'bank_debit', type: 'sepa' }, 'sepa_direct_debit'],
  [{ category: 'bank_transfer', type: 'sepa' }, 'wire_transfer'],
  [{ category: 'bank_redirect', type: 'giropay' }, 'giropay'],
  [{ category: 'wallet', type: 'mobile_pay' }, 'mobilepay'],
  [{ category: 'wallet', type: 'gcash' }, undefined],
])('%j is shown as %s', (used, id) => {
  expect(paymentMethodOf(used)).toBe(id)
})
