import { expect, test } from 'vitest'
import { searchedRange, withAgeRange } from './age-range.ts'

const OPEN = { min_age: null, max_age: null }
const PREFERRED = { min_age: 25, max_age: 40 }

test.each([
  [{}, OPEN, [18, 80]],
  [{ min_age: 30 }, OPEN, [30, 80]],
  [{ min_age: 90, max_age: 99 }, OPEN, [80, 80]],
  [{}, PREFERRED, [25, 40]],
  [{ min_age: 30 }, PREFERRED, [30, 80]],
  [{ min_age: 18, max_age: 120 }, PREFERRED, [18, 80]],
] as const)(
  'the criteria %j with the preference %j show as %j on the slider',
  (criteria, preferred, range) => {
    expect(searchedRange(criteria, preferred, 18)).toEqual(range)
  },
)

test.each([
  [[18, 80], OPEN, {}],
  [[30, 80], OPEN, { min_age: 30 }],
  [[18, 40], OPEN, { max_age: 40 }],
  [[25, 40], OPEN, { min_age: 25, max_age: 40 }],
  [[25, 40], PREFERRED, {}],
  [[25, 80], PREFERRED, { min_age: 25 }],
  [[18, 80], PREFERRED, { min_age: 18, max_age: 120 }],
] as const)('a slider at %j with the preference %j makes the criteria %j', (range, preferred, criteria) => {
  expect(withAgeRange({ min_age: 50, max_age: 51 }, range, preferred, 18)).toEqual(criteria)
})
