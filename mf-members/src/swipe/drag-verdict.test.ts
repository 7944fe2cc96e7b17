import { expect, test } from 'vitest'
import { dragVerdict } from './drag-verdict.ts'

test.each([
  [0, 0, null],
  [99, 0, null],
  [-99, 0, null],
  [100, 0, 'yes'],
  [-100, 0, 'no'],
  [40, 0.9, 'yes'],
  [-40, -0.9, 'no'],
  [10, 2, null],
  [200, -0.9, null],
  [-200, 0.9, null],
])('releasing a 400 px wide card at %i px and %f px a millisecond means %s', (x, speed, verdict) => {
  expect(dragVerdict({ x, speed, width: 400 })).toBe(verdict)
})
