import type { Settings } from 'contracts'
import { expect, test } from 'vitest'
import { type ProfileChanges, profileProblems } from './profile-changes.ts'

const SETTINGS = {
  visible_profile_fields: ['gender', 'country', 'region', 'tattoos'],
  visible_profile_notes: ['about_me'],
  countries: ['NL', 'FI'],
} satisfies Partial<Settings>

test.each<[ProfileChanges, string[]]>([
  [{}, []],
  [{ name: 'Robin', gender: 'male', visible_to_visitors: true }, []],
  [{ tattoos: true, about_me: 'I sing.' }, []],
  [{ sexuality: 'bi' }, ['sexuality']],
  [{ sexuality: null, interests: [] }, ['interests']],
  [{ hair_colour: 'red', eye_colour: 'green' }, ['hair_colour', 'eye_colour']],
  [{ country: 'NL', region: 'NL-ZH' }, []],
  [{ country: 'NL', region: null }, []],
  [{ country: 'NL', region: '' }, []],
  [{ country: 'NL', region: 'FI-18' }, ['region']],
  [{ country: 'SE' }, ['country']],
  [{ country: 'SE', region: 'NL-ZH', city: 'Lund' }, ['city', 'country', 'region']],
])('§3: a change to %j is refused for the fields %j', (changes, wrong) => {
  const expected = Object.fromEntries(wrong.map((field) => [field, 'invalid_input']))
  expect(profileProblems(changes, SETTINGS)).toEqual(expected)
})
