import { ApiError } from 'shared-state/api'
import { expect, test } from 'vitest'
import { placeProblem, servedPlace } from './found-place.ts'

const ghent = { country: 'BE', region: 'BE-VOV', city: 'Gent' } as const

test.each([
  [ghent, ghent],
  [
    { ...ghent, city: null },
    { ...ghent, city: null },
  ],
  [{ country: 'NL', region: null, city: null }, null],
  [{ country: null, region: null, city: null }, null],
])('for a brand that serves Belgium, %j becomes %j', (place, served) => {
  expect(servedPlace(place, ['BE'])).toEqual(served)
})

test.each([
  [{ code: 1 }, 'profileFields.here.denied'],
  [{ code: 2 }, 'profileFields.here.failed'],
  [{ code: 3 }, 'profileFields.here.failed'],
  [new ApiError('offline'), 'problems.offline'],
  [new ApiError('too_many_requests'), 'profileFields.here.failed'],
])('%j has the text %s', (error, words) => {
  expect(placeProblem(error)).toBe(words)
})
