import { expect, test } from 'vitest'
import { dragOutcome } from './drag-outcome.ts'

test.each([
  [0, 0, null],
  [100, 0, null],
  [140, 0, 'yes'],
  [-140, 0, 'no'],
  [40, 0.9, 'yes'],
  [-40, -0.9, 'no'],
  [10, 2, null],
  [200, -0.9, null],
  [-200, 0.9, null],
])('a card of 400 px at %i px, going %f px a millisecond, is a %s', (x, speed, outcome) => {
  expect(dragOutcome({ x, speed, width: 400 })).toBe(outcome)
})
