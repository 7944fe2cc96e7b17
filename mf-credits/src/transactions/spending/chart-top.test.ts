import { expect, test } from 'vitest'
import { chartTop } from './chart-top.ts'

test.each([
  [0, 1_000],
  [999, 1_000],
  [1_001, 2_000],
  [4_799, 5_000],
  [5_000, 5_000],
  [5_001, 10_000],
  [123_456, 200_000],
])('a chart with %i ends at %i', (highest, top) => {
  expect(chartTop(highest)).toBe(top)
})
