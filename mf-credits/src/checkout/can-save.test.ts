import { expect, test } from 'vitest'
import { canSave } from './can-save.ts'

test.each([
  ['credit_card', 'card', true],
  ['dankort', 'card', true],
  ['paypal', 'wallet', true],
  // The payer confirms each of these anew.
  ['mobilepay', 'wallet', false],
  ['apple_pay', 'wallet', false],
  ['ideal', 'redirect', false],
  ['sepa_direct_debit', 'debit', false],
] as const)('%s, a %s: saved %s', (id, family, saved) => {
  expect(canSave({ id, family })).toBe(saved)
})
