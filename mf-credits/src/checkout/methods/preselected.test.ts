import type { PaymentOption } from 'contracts'
import { expect, test } from 'vitest'
import { preselected } from './preselected.ts'

const methods: PaymentOption[] = [
  { id: 'visa', family: 'card', discount: 0, fee: 50, total: 1_050, refusal: null },
  { id: 'ideal', family: 'redirect', discount: 0, fee: 0, total: 1_000, refusal: null },
  { id: 'eps', family: 'redirect', discount: 0, fee: 0, total: 1_000, refusal: null },
]

test.each([
  ['the one in the address', ['visa', 'eps'], 'visa'],
  ['the last one, if the address names none that is offered', ['swish', 'eps'], 'eps'],
  ['the first without a fee', [undefined, null], 'ideal'],
])('%s', (_, known, id) => {
  expect(preselected(methods, known)?.id).toBe(id)
})

test('none where nothing can be paid', () => {
  expect(preselected([], ['visa'])).toBeUndefined()
})
