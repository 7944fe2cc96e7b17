import { expect, test } from 'vitest'
import { HOUR_MS } from '../../time.ts'
import { MAX_ATTEMPTS, retryDelay } from './retry-delay.ts'

test.each([
  [1, 0.5, 30],
  [2, 0.5, 60],
  [4, 0.5, 240],
  [1, 0, 15],
  [1, 1, 45],
  [9, 0.5, 7_200],
])('after attempt %d (chance %d) the next one is in %d seconds', (attempts, chance, seconds) => {
  expect(retryDelay(attempts, chance)).toBe(seconds * 1_000)
})

test('gives up after about four hours', () => {
  expect(retryDelay(MAX_ATTEMPTS)).toBeUndefined()
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => retryDelay(i + 1, 0.5) ?? 0)
  expect(waits.reduce((sum, wait) => sum + wait) / HOUR_MS).toBeCloseTo(4.1, 1)
})
