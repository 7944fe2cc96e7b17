import { expect, test } from 'vitest'
import { discount } from '../fixture-offers.ts'
import { discountKind } from './discount-kind.ts'

test.each([
  ['TIMEBONUS25', 'u1', undefined, 'timeBonus'],
  ['WEEKLY-2026-W10', null, undefined, 'weekly'],
  ['WELCOME10', null, undefined, 'welcome'],
  ['SUMMER20', null, 'SUMMER20', 'code'],
  ['STAY-8F3K', 'u1', undefined, 'personal'],
  ['STAY-8F3K', 'u1', 'STAY-8F3K', 'personal'],
] as const)('§3: %s of %s, sent as %s, is of the kind %s', (code, user_id, sent, kind) => {
  expect(discountKind({ ...discount, code, user_id }, sent)).toBe(kind)
})
