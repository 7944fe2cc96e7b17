import { expect, test } from 'vitest'
import { countFilters, inCountry, without } from './filters.ts'

const criteria = { country: 'NL', countryregion: 'NL-NH', min_age: 25, max_age: 40, with_photo: '1' } as const

test.each([
  ['age', { country: 'NL', countryregion: 'NL-NH', with_photo: '1' }],
  ['countryregion', { country: 'NL', min_age: 25, max_age: 40, with_photo: '1' }],
  ['with_photo', { country: 'NL', countryregion: 'NL-NH', min_age: 25, max_age: 40 }],
  ['is_new', criteria],
] as const)('§8: the criteria without %s', (part, rest) => {
  expect(without(criteria, part)).toEqual(rest)
})

test('§3: choosing another country drops the region', () => {
  expect(inCountry(criteria, 'BE')).toEqual({ country: 'BE', min_age: 25, max_age: 40, with_photo: '1' })
  expect(inCountry(criteria, undefined)).toEqual({ min_age: 25, max_age: 40, with_photo: '1' })
})

test.each([
  [{}, 0],
  [{ gender: 'female' }, 0],
  [{ max_age: 40 }, 1],
  [{ min_age: 25, max_age: 40 }, 1],
  [criteria, 4],
  [{ interests: 'hiking,wine', hide_fictional: '1' }, 2],
] as const)('%j has %i active filters', (search, count) => {
  expect(countFilters(search)).toBe(count)
})
