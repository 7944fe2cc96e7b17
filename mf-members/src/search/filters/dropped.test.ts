import { expect, test } from 'vitest'
import { dropped } from './dropped.ts'

const OPEN = { genders: null, min_age: null, max_age: null, near: null }
const searched = { gender: null, country: 'NL', countryregion: 'NL-NH', min_age: 25, max_age: null } as const

test.each([
  ['age', { min_age: 25 }, OPEN, {}],
  ['age', {}, { ...OPEN, min_age: 25 }, { min_age: 18, max_age: 120 }],
  ['countryregion', { countryregion: 'NL-NH' }, OPEN, {}],
  ['countryregion', {}, { ...OPEN, near: 'region' }, { country: 'NL' }],
  ['is_new', { is_new: '1' }, OPEN, {}],
] as const)(
  'dropping %s of %j with the preferences %j searches for %j',
  (part, criteria, preferences, expected) => {
    expect(dropped(criteria, part, preferences, searched)).toEqual(expected)
  },
)
