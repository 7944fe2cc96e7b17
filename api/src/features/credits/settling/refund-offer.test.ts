import { expect, test } from 'vitest'
import { refundOffer } from './refund-offer.ts'

const paidAt = new Date('2026-11-01T12:00:00Z')
const until = new Date('2026-11-15T12:00:00Z')
const justBefore = new Date(until.getTime() - 1)
const purchase = {
  status: 'paid',
  credits: 150,
  price: 2_000,
  discount: 0,
  fee: 100,
  paidAt,
  unused: 150,
  isDisputed: false,
  refundDays: 14,
} as const

test.each([
  ['everything, with the fee', {}, { credits: 150, amount: 2_100 }],
  ['a part, without the fee', { unused: 75 }, { credits: 75, amount: 1_000 }],
  ['the discounted price', { discount: 500 }, { credits: 150, amount: 1_600 }],
  ['a part of the discounted price', { discount: 500, unused: 50 }, { credits: 50, amount: 500 }],
  ['half a cent rounded up', { credits: 16, unused: 4, price: 1_002 }, { credits: 4, amount: 251 }],
  ['the smallest refund', { unused: 50, price: 300 }, { credits: 50, amount: 100 }],
] as const)('§9 a refund: %s', (_, changes, offer) => {
  expect(refundOffer({ ...purchase, ...changes }, justBefore)).toEqual({ ...offer, until })
})

test.each([
  ['once all credits are used', { unused: 0 }],
  ['below the smallest amount', { unused: 49, price: 300 }],
  ['of an order that was not paid', { status: 'pending', paidAt: null }],
  ['of an order that was refunded', { status: 'refunded' }],
  ['of an order that was refunded in part', { status: 'partly_refunded' }],
  ['after a chargeback', { status: 'charged_back' }],
  ['while the payment is disputed', { isDisputed: true }],
  ['at a brand that refunds nothing', { refundDays: 0 }],
] as const)('§9 there is no refund %s', (_, changes) => {
  expect(refundOffer({ ...purchase, ...changes }, justBefore)).toBeUndefined()
})

test('§9 there is no refund once the time is over', () => {
  expect(refundOffer(purchase, until)).toBeUndefined()
})
