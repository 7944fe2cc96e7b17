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

test('§8: never one that is refused, even if it is the only one', () => {
  const refused = methods.map((method) => ({ ...method, refusal: 'direct_debit_limit' as const }))
  expect(preselected([refused[0]!, methods[1]!], ['visa'])?.id).toBe('ideal')
  expect(preselected(refused, ['visa'])).toBeUndefined()
})

test('none where nothing can be paid', () => {
  expect(preselected([], ['visa'])).toBeUndefined()
})
