import { expect, test } from 'vitest'
import { searchedFor, unanswered } from './searched-for.ts'

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

test('§4: what a step has asked is offered no more, nor searched for', () => {
  const query = 'gender=female&country=NL&countryregion=NL-UT&min_age=30'
  expect(unanswered(query, 0)).toBe('country=NL&countryregion=NL-UT')
  expect(unanswered(query, 1)).toBe('')
  expect(unanswered('', 0)).toBe('')
})
