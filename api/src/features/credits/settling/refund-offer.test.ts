import { expect, test } from 'vitest'
import { refundable, refundOffer } from './refund-offer.ts'

const paidAt = new Date('2026-11-01T12:00:00Z')
const until = new Date('2026-11-15T22:59:59.999Z')
const period = { refundDays: 14, zone: 'Europe/Berlin', now: until }
const purchase = {
  status: 'paid',
  credits: 150,
  price: 2_000,
  discount: 0,
  fee: 100,
  paidAt,
  unused: 150,
  isDisputed: false,
} as const

test.each([
  ['everything, with the fee', {}, { credits: 150, amount: 2_100 }],
  ['a part, without the fee', { unused: 75 }, { credits: 75, amount: 1_000 }],
  ['the discounted price', { discount: 500 }, { credits: 150, amount: 1_600 }],
  ['a part of the discounted price', { discount: 500, unused: 50 }, { credits: 50, amount: 500 }],
  ['half a cent rounded up', { credits: 16, unused: 4, price: 1_002 }, { credits: 4, amount: 251 }],
  ['a single credit', { unused: 1 }, { credits: 1, amount: 13 }],
] as const)('§9 a refund: %s', (_, changes, offer) => {
  expect(refundOffer({ ...purchase, ...changes }, period)).toEqual({ ...offer, until })
  expect(refundable({ ...purchase, ...changes })).toEqual(offer)
})

test.each([
  ['once all credits are used', { unused: 0 }],
  ['of an order that was not paid', { status: 'pending', paidAt: null }],
  ['of an order that was refunded', { status: 'refunded' }],
  ['of an order that was refunded in part', { status: 'partly_refunded' }],
  ['after a chargeback', { status: 'charged_back' }],
  ['while the payment is disputed', { isDisputed: true }],
] as const)('§9 there is no refund %s', (_, changes) => {
  expect(refundOffer({ ...purchase, ...changes }, period)).toBeUndefined()
  expect(refundable({ ...purchase, ...changes })).toBeUndefined()
})

test('§9 a refund can be asked for to the end of the last day where the member is', () => {
  const midnight = new Date(until.getTime() + 1)
  expect(refundOffer(purchase, { ...period, now: midnight })).toBeUndefined()
  expect(refundOffer(purchase, { ...period, zone: 'UTC', now: midnight })).toBeDefined()
})

test('§9 there is no offer at a brand that refunds nothing', () => {
  expect(refundOffer(purchase, { ...period, refundDays: 0, now: paidAt })).toBeUndefined()
})
