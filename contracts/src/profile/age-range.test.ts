import { expect, test } from 'vitest'
import { ageRangeOf, ageRangeText, agesIn } from './age-range.ts'

test.each([
  [{}, [18, 80]],
  [{ min_age: 18, max_age: 120 }, [18, 80]],
  [{ min_age: 25, max_age: null }, [25, 80]],
  [{ min_age: null, max_age: 40 }, [18, 40]],
] as const)('%j is %j on a slider', (ages, range) => {
  expect(ageRangeOf(ages, 18)).toEqual(range)
})

test.each([
  [[18, 80], { min_age: 18, max_age: 120 }],
  [[25, 80], { min_age: 25, max_age: 120 }],
  [[18, 40], { min_age: 18, max_age: 40 }],
] as const)('%j on a slider means %j', (range, ages) => {
  expect(agesIn(range, 18)).toEqual(ages)
})

test('a range with an open end says so', () => {
  expect([ageRangeText([18, 80]), ageRangeText([25, 40])]).toEqual(['18–80+', '25–40'])
})
