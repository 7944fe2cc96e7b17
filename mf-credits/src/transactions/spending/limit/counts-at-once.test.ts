import { expect, test } from 'vitest'
import { countsAtOnce } from './counts-at-once.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

test.each([
  ['a first limit', null, euros(5_000), true],
  ['a lower one', euros(5_000), euros(4_999), true],
  ['the same', euros(5_000), euros(5_000), true],
  ['a higher one', euros(5_000), euros(5_001), false],
  ['none', euros(5_000), null, false],
  ['another currency', euros(5_000), { amount: 1, currency: 'GBP' as const }, false],
])('%s', (_, present, next, isAtOnce) => {
  expect(countsAtOnce(present, next)).toBe(isAtOnce)
})
