import { expect, test } from 'vitest'
import { preferencesOf, valuesOf } from './preference-values.ts'

test.each([
  [
    { genders: null, min_age: null, max_age: null, near: null },
    { meet: null, ages: [18, 80], near: null },
  ],
  [
    { genders: ['female'], min_age: 25, max_age: 40, near: 'region' },
    { meet: 'female', ages: [25, 40], near: 'region' },
  ],
] as const)('%j shows as %j and comes back', (preferences, values) => {
  const own = { ...preferences, genders: preferences.genders && [...preferences.genders] }
  expect(valuesOf(own, 18)).toEqual(values)
  expect(preferencesOf(values, 18)).toEqual(preferences)
})
