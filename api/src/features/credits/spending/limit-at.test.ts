import { expect, test } from 'vitest'
import { type Limit, type Limits, limitAfter, limitAt } from './limit-at.ts'

const now = new Date('2026-11-23T12:00:00Z')
const later = new Date('2026-11-24T12:00:00Z')
const eur = (amount: number): Limit => ({ amount, currency: 'EUR' })
const none: Limits = { limit: null, next: null }
const fifty: Limits = { limit: eur(5_000), next: null }
const soon = (limit: Limit): Limits => ({ ...fifty, next: { limit, from: later } })

test.each([
  ['the first limit applies at once', none, eur(0), { limit: eur(0), next: null }],
  ['a lower one applies at once', fifty, eur(4_999), { limit: eur(4_999), next: null }],
  ['a higher one a day later', fifty, eur(5_001), soon(eur(5_001))],
  ['none a day later', fifty, null, soon(null)],
  [
    'another currency a day later',
    fifty,
    { amount: 1, currency: 'SEK' },
    soon({ amount: 1, currency: 'SEK' }),
  ],
  ['the present one cancels what waits', soon(null), eur(5_000), fifty],
  ['a lower one cancels what waits', soon(null), eur(100), { limit: eur(100), next: null }],
  ['another one that waits replaces it', soon(null), eur(9_000), soon(eur(9_000))],
  ['no limit stays no limit', none, null, none],
] as const)('§9 a spending limit: %s', (_, before, wanted, after) => {
  expect(limitAfter(before, wanted, now)).toEqual(after)
})

test('§9 a repeated wish for a higher limit does not begin the day again', () => {
  expect(limitAfter(soon(null), null, new Date(later.getTime() - 1))).toEqual(soon(null))
})

const row = { amount: 5_000, currency: 'EUR', nextAmount: null, nextCurrency: null, nextFrom: later } as const

test('§9 the next limit applies from its time on', () => {
  expect(limitAt(row, new Date(later.getTime() - 1))).toEqual(soon(null))
  expect(limitAt(row, later)).toEqual(none)
  expect(limitAt({ ...row, nextAmount: 9_000, nextCurrency: 'EUR' }, later).limit).toEqual(eur(9_000))
  expect(limitAt({ ...row, nextFrom: null }, now)).toEqual(fifty)
  expect(limitAt(undefined, now)).toEqual(none)
})
