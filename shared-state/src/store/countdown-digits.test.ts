import { expect, test } from 'vitest'
import { countdownOf } from './countdown-digits.ts'

test.each([
  [14_400_000, '04:00:00'],
  [14_399_999, '04:00:00'],
  [14_399_000, '03:59:59'],
  [61_000, '00:01:01'],
  [1, '00:00:01'],
])('§4: %i ms show as %s', (ms, digits) => {
  const { hours, minutes, seconds } = countdownOf(ms)!
  expect(`${hours}:${minutes}:${seconds}`).toBe(digits)
})

test.each([0, -1, Number.NaN])('§4: %d ms end the countdown', (ms) => {
  expect(countdownOf(ms)).toBeNull()
})
