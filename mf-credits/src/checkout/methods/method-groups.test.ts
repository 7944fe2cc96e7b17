import type { PaymentOption } from 'contracts'
import { expect, test } from 'vitest'
import { methodGroups } from './method-groups.ts'

const option = (id: PaymentOption['id'], family: PaymentOption['family']) => ({
  id,
  family,
  discount: 0,
  fee: 0,
  total: 1,
  refusal: null,
})

test('groups keep the order of their first way to pay: the country’s own come first', () => {
  const options = [
    option('ideal', 'redirect'),
    option('visa', 'card'),
    option('paypal', 'wallet'),
    option('sepa_direct_debit', 'debit'),
    option('wire_transfer', 'transfer'),
    option('eps', 'redirect'),
  ]
  expect(methodGroups(options).map(([group, methods]) => [group, methods.map(({ id }) => id)])).toEqual([
    ['bank', ['ideal', 'eps']],
    ['card', ['visa']],
    ['wallet', ['paypal']],
    ['account', ['sepa_direct_debit', 'wire_transfer']],
  ])
})
