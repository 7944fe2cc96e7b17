import { orderStatuses } from 'contracts'
import { expect, test } from 'vitest'
import type { Payment, PaymentState } from '../../../payments/port.ts'
import { isPaidStatus, type OrderStatus, statusAfter } from './order-status.ts'

const STATES: readonly PaymentState[] = [
  'open',
  'processing',
  'paid',
  'underpaid',
  'failed',
  'cancelled',
  'expired',
]
const facts = (state: PaymentState, more: Partial<Payment> = {}) => ({
  state,
  amount: 1_000,
  refunds: [],
  disputes: [],
  ...more,
})
const refunds = (...amounts: number[]) => ({
  refunds: amounts.map((amount) => ({ ...REFUND, amount, state: 'succeeded' as const })),
})
const REFUND = { id: 'r', paymentId: 'p', currency: 'EUR' }
const lost = { disputes: [{ id: 'd', state: 'lost' as const }] }

test.each<[OrderStatus, PaymentState, OrderStatus]>([
  ['created', 'open', 'pending'],
  ['created', 'paid', 'paid'],
  ['pending', 'open', 'pending'],
  ['pending', 'processing', 'pending'],
  ['pending', 'underpaid', 'pending'],
  ['pending', 'paid', 'paid'],
  ['pending', 'failed', 'failed'],
  ['pending', 'cancelled', 'cancelled'],
  ['pending', 'expired', 'expired'],
  ['expired', 'processing', 'expired'],
  ['expired', 'paid', 'paid'],
  ['cancelled', 'open', 'cancelled'],
])('§4: an order that is %s, with a payment that is %s, is %s', (before, state, after) => {
  expect(statusAfter(before, facts(state))).toBe(after)
})

test('money that arrives late still pays for a failed or cancelled order', () => {
  for (const status of ['failed', 'cancelled', 'expired'] as const)
    expect(statusAfter(status, facts('paid'))).toBe('paid')
})

test('a paid order is never unpaid again, whatever old news arrives', () => {
  for (const status of orderStatuses.filter(isPaidStatus))
    for (const state of STATES) expect(statusAfter(status, facts(state))).toBe(status)
})

test('refunds and a lost dispute move a paid order on, and nothing moves it back', () => {
  expect(statusAfter('paid', facts('paid', refunds(400)))).toBe('partly_refunded')
  expect(statusAfter('paid', facts('paid', refunds(400, 600)))).toBe('refunded')
  expect(
    statusAfter('paid', facts('paid', { refunds: [{ ...REFUND, amount: 1_000, state: 'failed' }] })),
  ).toBe('paid')
  expect(statusAfter('refunded', facts('paid', refunds(400)))).toBe('refunded')
  expect(statusAfter('refunded', facts('paid', { ...refunds(1_000), ...lost }))).toBe('charged_back')
  expect(statusAfter('charged_back', facts('paid'))).toBe('charged_back')
  for (const state of ['open', 'won'] as const)
    expect(statusAfter('paid', facts('paid', { disputes: [{ id: 'd', state }] }))).toBe('paid')
})

test('the same news again changes nothing', () => {
  for (const status of orderStatuses)
    for (const state of STATES) {
      const after = statusAfter(status, facts(state))
      expect(statusAfter(after, facts(state))).toBe(after)
    }
})
