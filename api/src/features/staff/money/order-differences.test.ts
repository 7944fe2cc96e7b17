import { expect, test } from 'vitest'
import type { Payment } from '../../../payments/port.ts'
import type { Posting } from '../../credits/ledger/postings.ts'
import { differencesFrom, differencesFromNone, isLedgerAmiss, type OurSide } from './order-differences.ts'

const order = {
  id: 'o1',
  memberId: 'ann',
  paymentId: 'pay_1',
  status: 'paid',
  price: 999,
  discount: 0,
  fee: 40,
  currency: 'EUR',
} as OurSide['order']

const refund = { refundId: 'ref_1', status: 'pending', amount: 500, currency: 'EUR' } as NonNullable<
  OurSide['refund']
>

const payment: Payment = {
  id: 'pay_1',
  orderId: 'o1',
  state: 'paid',
  amount: 1_039,
  received: 1_039,
  currency: 'EUR',
  refunds: [],
  disputes: [],
}

const told = (state: 'pending' | 'succeeded' | 'failed', amount = 500): Payment => ({
  ...payment,
  refunds: [{ id: 'ref_1', paymentId: 'pay_1', state, amount, currency: 'EUR' }],
})

const ours = (
  status: OurSide['order']['status'] = 'paid',
  refunded?: NonNullable<OurSide['refund']>['status'],
): OurSide => ({
  order: { ...order, status },
  refund: refunded && { ...refund, status: refunded },
})

const lost: Payment = { ...payment, disputes: [{ id: 'd1', state: 'lost' }] }
const short: Payment = { ...payment, state: 'underpaid', received: 900 }

test.each([
  ['says the same', ours(), payment, []],
  ['was paid', ours('pending'), payment, ['status']],
  ['was paid after all', ours('expired'), payment, ['status']],
  ['is not paid', ours(), { ...payment, state: 'failed' }, ['status']],
  ['was charged back', ours(), lost, ['status']],
  ['is short of money', ours('pending'), short, ['underpaid']],
  ['is about another amount', ours(), { ...payment, amount: 999 }, ['payment']],
  ['knows nothing of the refund', ours('paid', 'pending'), payment, ['refund']],
  ['has sent the refund', ours('paid', 'pending'), told('succeeded'), ['refund']],
  [
    'has another amount of the refund',
    ours('partly_refunded', 'succeeded'),
    told('succeeded', 400),
    ['refund'],
  ],
  ['waits for the refund, too', ours('paid', 'pending'), told('pending'), []],
  ['failed, but staff paid in another way', ours('partly_refunded', 'succeeded'), told('failed'), []],
] as const)('a payment that %s', (_, side, there, differences) => {
  expect(differencesFrom(side, there)).toEqual(differences)
})

test('the switch need not know a payment that came to nothing', () => {
  expect(differencesFromNone(ours('paid'))).toEqual(['unknown'])
  expect(differencesFromNone(ours('pending'))).toEqual(['unknown'])
  expect(differencesFromNone(ours('expired'))).toEqual([])
})

const posted = (...kinds: readonly Posting['kind'][]): Posting[] =>
  kinds.map((kind) => ({ id: kind, order: 'o1', kind, at: new Date(), credits: 60 }))

test.each([
  ['a paid order has its credits', ours(), posted('order'), false],
  ['a paid order has none', ours(), [], true],
  ['an unpaid order has some', ours('expired'), posted('order'), true],
  ['a refund took credits', ours('paid', 'pending'), posted('order', 'refund'), false],
  ['a refund took none', ours('paid', 'pending'), posted('order'), true],
  ['a chargeback took none', ours('charged_back'), posted('order'), true],
  ['the member was gone', { ...ours(), order: { ...order, memberId: null } }, [], false],
] as const)('the ledger: %s', (_, side, postings, isAmiss) => {
  expect(isLedgerAmiss(side, postings)).toBe(isAmiss)
})

test('an order that a demo invented differs from nothing, since no other book can know it', () => {
  const invented = { ...ours('paid'), order: { ...order, isDemo: true } }
  expect(differencesFromNone(invented)).toEqual([])
  expect(isLedgerAmiss(invented)).toBe(false)
})
