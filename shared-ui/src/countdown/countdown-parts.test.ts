import { expect, test } from 'vitest'
import { countdownParts, secondsLeft, untilNextSecond } from './countdown-parts.ts'

test.each([
  [0, '00:00:00'],
  [9, '00:00:09'],
  [61, '00:01:01'],
  [14_400, '04:00:00'],
  [14_399, '03:59:59'],
  [360_000, '100:00:00'],
])('§4: %i seconds are shown as %s', (seconds, shown) => {
  expect(countdownParts(seconds).join(':')).toBe(shown)
})

test('the last second ends at the deadline, then it stays at 0', () => {
  expect([0, 1, 999, 1000, 1001, 5000].map((now) => secondsLeft(2000, now))).toEqual([2, 2, 2, 1, 1, 0])
})

test('ticks align with the deadline, whenever the countdown started', () => {
  for (const now of [0, 1, 250, 999, 1000, 1750]) {
    const next = now + untilNextSecond(2000, now)
    expect(secondsLeft(2000, next)).toBe(secondsLeft(2000, now) - 1)
    expect(secondsLeft(2000, next - 1)).toBe(secondsLeft(2000, now))
  }
})
