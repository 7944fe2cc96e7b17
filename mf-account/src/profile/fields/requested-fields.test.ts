import { expect, test } from 'vitest'
import { requestedFields } from './requested-fields.ts'

test.each([
  ['gender', true],
  ['country', true],
  ['tattoos', true],
  ['interests', true],
  ['city', false],
  ['about_me', false],
] as const)('§3: a brand with tattoos and interests asks for %s: %s', (field, is) => {
  const isRequested = requestedFields({
    visible_profile_fields: ['tattoos'],
    visible_profile_notes: ['interests'],
  })
  expect(isRequested(field)).toBe(is)
})
