import { expect, test } from 'vitest'
import { amountOff, type Discount, discountAnswer } from '../prices/discount.ts'
import { codeRefusal, type Shopper } from './code-refusal.ts'
import { timeBonus } from './time-bonus.ts'
import { weeklyDeal } from './weekly-deal.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const CODE: Discount = {
  code: 'SPRING',
  percentage: 25,
  memberId: null,
  country: null,
  currency: null,
  minimumOrder: 0,
  methods: [],
  expiresAt: null,
}
const SHOPPER: Shopper = { memberId: 'ann', hasBought: false, usedCodes: new Set() }
const NL = { country: 'NL', currency: 'EUR' } as const

test.each([
  [799, 25, 200],
  [798, 25, 200],
  [797, 25, 199],
  [1_050, 5, 53],
  [2_199, 30, 660],
])('%i less %i %% is rounded half up: %i off', (price, percentage, off) => {
  expect(amountOff({ ...CODE, percentage }, price)).toBe(off)
})

test('a discount leaves the smallest amount that can be paid', () => {
  expect(amountOff({ ...CODE, percentage: 90 }, 799)).toBe(699)
  expect(amountOff({ ...CODE, percentage: 90 }, 100)).toBe(0)
})

test('§3: a code with a minimum takes nothing off smaller orders', () => {
  const code = { ...CODE, minimumOrder: 1_000 }
  expect([amountOff(code, 999), amountOff(code, 1_000)]).toEqual([0, 250])
})

test.each<[string, number, boolean]>([
  ['right after the signup', 0, true],
  ['in the last second', 14_399, true],
  ['after 14,400 seconds', 14_400, false],
  ['after 14,401 seconds', 14_401, false],
])('§4: the time bonus %s', (_, seconds, runs) => {
  const createdAt = new Date(NOW.getTime() - seconds * 1_000)
  const bonus = timeBonus({ id: 'ann', createdAt, isReturning: false }, NOW)
  expect(bonus !== null).toBe(runs)
  if (bonus)
    expect(discountAnswer(bonus, NOW)).toEqual({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      country: null,
      user_id: 'ann',
      expires: new Date(createdAt.getTime() + 14_400_000).toISOString(),
      currency: null,
      minimum_order_value: 0,
      status: 'active',
      validity: 14_400 - seconds,
      expired: false,
      paymentmethods: [],
    })
})

const MONDAYS = { weekly_deal: { weekday: 1, percentage: 15 } } as const

test.each([
  ['2026-11-23T00:00:00Z', 'WEEKLY-2026-W48'],
  ['2026-11-23T23:59:59Z', 'WEEKLY-2026-W48'],
  ['2027-01-04T12:00:00Z', 'WEEKLY-2027-W01'],
  ['2025-12-29T12:00:00Z', 'WEEKLY-2026-W01'],
  ['2026-11-22T23:59:59Z', undefined],
  ['2026-11-24T00:00:00Z', undefined],
])('§9: the weekly deal at %s is %s', (at, code) => {
  expect(weeklyDeal(MONDAYS, new Date(at))?.code).toBe(code)
})

test('§9: the weekly deal ends at midnight UTC, and is a setting', () => {
  expect(weeklyDeal({ weekly_deal: null }, NOW)).toBeNull()
  expect(weeklyDeal(MONDAYS, NOW)?.expiresAt).toEqual(new Date('2026-11-24T00:00:00Z'))
  const sunday = new Date('2027-01-03T12:00:00Z')
  const deal = weeklyDeal({ weekly_deal: { weekday: 7, percentage: 15 } }, sunday)
  expect(deal?.code).toBe('WEEKLY-2026-W53')
})

const refusalOf = (
  changes: Partial<Parameters<typeof codeRefusal>[0]>,
  shopper: Partial<Shopper> = {},
  place: { country: 'NL' | 'PL'; currency: 'EUR' | 'PLN' } | undefined = NL,
) => codeRefusal({ ...CODE, ...changes }, { shopper: { ...SHOPPER, ...shopper }, place, now: NOW })

test('§5: codes that the shopper can use', () => {
  expect(refusalOf({})).toBeUndefined()
  expect(refusalOf({ memberId: 'ann', country: 'NL', currency: 'EUR' })).toBeUndefined()
  expect(refusalOf({ expiresAt: new Date(NOW.getTime() + 1) })).toBeUndefined()
  expect(refusalOf({ isWelcome: true })).toBeUndefined()
})

test.each<[string, Parameters<typeof refusalOf>]>([
  ['expired', [{ expiresAt: NOW }]],
  ['turned off', [{ isActive: false }]],
  ['another member’s', [{ memberId: 'bob' }]],
  ['a member’s, for a visitor', [{ memberId: 'bob' }, { memberId: null }]],
  ['for another country', [{ country: 'PL' }]],
  ['for another currency', [{ currency: 'PLN' }]],
  ['for new members, after a purchase', [{ isWelcome: true }, { hasBought: true }]],
  ['the time bonus, after a purchase', [{ code: 'TIMEBONUS25' }, { hasBought: true }]],
  ['the weekly deal, after a purchase', [{ code: 'WEEKLY-2026-W48' }, { hasBought: true }]],
])('§5: a code that is %s is not found', (_, given) => {
  expect(refusalOf(...given)).toBe('discount_code_not_found')
})

test('§5: a code that the member has used is refused as used', () => {
  expect(refusalOf({}, { usedCodes: new Set(['SPRING']) })).toBe('discount_code_used')
})
