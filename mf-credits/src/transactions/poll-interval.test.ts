import { expect, test } from 'vitest'
import { pollInterval } from './poll-interval.ts'

test('§4: a pending order is asked for after 2 s, then ever more rarely, down to every 30 s', () => {
  const waits = Array.from({ length: 20 }, (_, index) => pollInterval('pending', index + 1))
  expect(waits[0]).toBe(2_000)
  expect(waits).toEqual([...waits].sort((one, other) => Number(one) - Number(other)))
  expect(waits.at(-1)).toBe(30_000)
})

test.each([
  ['completed', false],
  ['failed', false],
  ['returned', false],
  ['expired', 30_000],
] as const)('%s: %s', (phase, wait) => {
  expect(pollInterval(phase, 1)).toBe(wait)
})
