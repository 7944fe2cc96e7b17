import { expect, test } from 'vitest'
import { criteriaIn, pagingIn, queryStringOf } from './search-criteria.ts'

test.each([
  ['', {}],
  ['gender=female&country=NL', { gender: 'female', country: 'NL' }],
  ['countryregion=NL-NH&min_age=25&max_age=40', { countryregion: 'NL-NH', min_age: 25, max_age: 40 }],
  ['with_photo=1&interests=hiking,wine', { with_photo: '1', interests: 'hiking,wine' }],
  ['min_age=40&max_age=25', { min_age: 25, max_age: 40 }],
  // Invalid values are ignored.
  ['gender=moon&country=XX&min_age=17&max_age=a&with_photo=0&interests=flying&network=ads', {}],
])('§3: the query string %j holds the criteria %j', (query, expected) => {
  expect(criteriaIn(new URLSearchParams(query))).toEqual(expected)
})

test.each([
  ['', { page: 1, similarPage: 1 }],
  ['pageNumber=3&similarPage=2', { page: 3, similarPage: 2 }],
  [`pageNumber=41&similarPage=0&at=${'x'.repeat(101)}`, { page: 1, similarPage: 1 }],
  ['at=h3k2.proof', { page: 1, similarPage: 1, at: 'h3k2.proof' }],
])('§3: the query string %j holds the paging %j', (query, paging) => {
  expect(pagingIn(new URLSearchParams(query))).toEqual(paging)
})

const at = 'h3k2.proof'

test.each([
  [{ page: 1, similarPage: 1 }, 'gender=female&min_age=25'],
  [{ page: 1, similarPage: 1, at }, 'gender=female&min_age=25'],
  [{ page: 2, similarPage: 1, at }, `gender=female&min_age=25&pageNumber=2&at=${at}`],
  [{ page: 1, similarPage: 3 }, 'gender=female&min_age=25&similarPage=3'],
])('the same criteria at %j always make the query string %s', (paging, query) => {
  expect(queryStringOf({ min_age: 25, gender: 'female' }, paging)).toBe(query)
})
