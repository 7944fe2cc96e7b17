import { expect, test } from 'vitest'
import { ageRangeOf, withAgeRange } from './age-range.ts'

test.each([
  [{}, [18, 80]],
  [{ min_age: 30 }, [30, 80]],
  [{ min_age: 25, max_age: 40 }, [25, 40]],
  [{ min_age: 90, max_age: 99 }, [80, 80]],
] as const)('the criteria %j show as %j on the slider', (criteria, range) => {
  expect(ageRangeOf(criteria, 18)).toEqual(range)
})

test.each([
  [[18, 80], {}],
  [[30, 80], { min_age: 30 }],
  [[18, 40], { max_age: 40 }],
  [[25, 40], { min_age: 25, max_age: 40 }],
] as const)('a slider at %j makes the criteria %j', (range, criteria) => {
  expect(withAgeRange({ min_age: 50, max_age: 51 }, range, 18)).toEqual(criteria)
})
