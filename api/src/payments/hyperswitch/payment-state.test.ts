import { expect, test } from 'vitest'
import { loadDescription } from '../../../../local/simulator/description/load-description.ts'
import { paymentState } from './payment-state.ts'

const now = new Date('2026-01-01T12:00:00Z')
const payment = { amount: 1_999, amount_received: 1_999, expires_on: undefined }

test('every status of the description has a state', () => {
  const statuses = loadDescription().components.schemas['IntentStatus']?.['enum'] as string[]
  expect(statuses).toHaveLength(11)
  for (const status of statuses) expect(paymentState({ ...payment, status }, now)).toBeDefined()
})

test('a status that the description does not have is not guessed', () => {
  expect(paymentState({ ...payment, status: 'teleported' }, now)).toBeUndefined()
})

test('a payment is paid only if all of it arrived', () => {
  expect(paymentState({ ...payment, status: 'succeeded' }, now)).toBe('paid')
  expect(paymentState({ ...payment, status: 'succeeded', amount_received: null }, now)).toBe('paid')
  expect(paymentState({ ...payment, status: 'succeeded', amount_received: 1_998 }, now)).toBe('underpaid')
  expect(paymentState({ ...payment, status: 'partially_captured', amount_received: 1 }, now)).toBe(
    'underpaid',
  )
})

test('only a payment that nobody started expires', () => {
  const expired = { ...payment, expires_on: now }
  expect(paymentState({ ...expired, status: 'requires_payment_method' }, now)).toBe('expired')
  expect(paymentState({ ...expired, status: 'requires_customer_action' }, now)).toBe('open')
  expect(paymentState({ ...expired, status: 'processing' }, now)).toBe('processing')
  const later = { ...payment, expires_on: new Date(now.getTime() + 1) }
  expect(paymentState({ ...later, status: 'requires_payment_method' }, now)).toBe('open')
})
