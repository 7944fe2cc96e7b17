import { expect, test } from 'vitest'
import { isFieldRequested, isFieldShown } from './shown-fields.ts'

test.each([
  ['gender', true, false],
  ['country', true, false],
  ['tattoos', true, true],
  ['interests', true, true],
  ['city', false, false],
  ['about_me', false, false],
] as const)(
  '§3: a brand with tattoos and interests asks for %s: %s, and shows it: %s',
  (field, isRequested, isShown) => {
    const settings = {
      visible_profile_fields: ['tattoos' as const],
      visible_profile_notes: ['interests' as const],
    }
    expect(isFieldRequested(field, settings)).toBe(isRequested)
    expect(isFieldShown(field, settings)).toBe(isShown)
  },
)
