import { expect, test } from 'vitest'
import { searchedFor } from './searched-for.ts'

const nothing = {
  gender: undefined,
  country: undefined,
  region: undefined,
  ages: { min_age: undefined, max_age: undefined },
}

test.each([
  [
    'gender=female&country=NL&min_age=30&max_age=44',
    { ...nothing, gender: 'female', country: 'NL', ages: { min_age: 30, max_age: 44 } },
  ],
  ['country=FI&min_age=60', { ...nothing, country: 'FI', ages: { min_age: 60, max_age: undefined } }],
  ['country=NL&countryregion=NL-UT', { ...nothing, country: 'NL', region: 'NL-UT' }],
  ['gender=robot&country=XX&min_age=3&max_age=old', nothing],
  ['', nothing],
])('the search %j was for %j', (query, wanted) => {
  expect(searchedFor(query)).toEqual(wanted)
})
