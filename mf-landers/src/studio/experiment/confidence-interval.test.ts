import { expect, test } from 'vitest'
import { confidenceInterval } from './confidence-interval.ts'

test.each([
  [0, 0, 0, 0, 1],
  [0, 10, 0, 0, 0.2775],
  [5, 100, 0.05, 0.0215, 0.1118],
  [50, 100, 0.5, 0.4038, 0.5962],
  [10, 10, 1, 0.7225, 1],
])('%d signups of %d visits', (signups, visits, rate, low, high) => {
  const found = confidenceInterval(signups, visits)
  expect(found.rate).toBeCloseTo(rate, 4)
  expect(found.low).toBeCloseTo(low, 4)
  expect(found.high).toBeCloseTo(high, 4)
})
