import { expect, test } from 'vitest'
import { paymentMethodOf } from './payment-method-of.ts'

test.each([
  [{ family: 'card', type: 'credit', network: 'Visa' }, 'visa'],
  [{ family: 'card', type: 'debit', network: 'Maestro' }, 'maestro'],
  [{ family: 'card', type: 'credit', network: 'DinersClub' }, 'credit_card'],
  [{ family: 'bank_debit', type: 'sepa' }, 'sepa_direct_debit'],
  [{ family: 'bank_transfer', type: 'sepa' }, 'wire_transfer'],
  [{ family: 'bank_redirect', type: 'giropay' }, 'giropay'],
  [{ family: 'wallet', type: 'mobile_pay' }, 'mobilepay'],
  [{ family: 'wallet', type: 'gcash' }, undefined],
])('%j is shown as %s', (used, id) => {
  expect(paymentMethodOf(used)).toBe(id)
})
