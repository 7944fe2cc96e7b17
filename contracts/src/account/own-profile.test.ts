import { expect, test } from 'vitest'
import type { Settings } from '../site/settings.ts'
import { type OwnProfile, profileGaps } from './own-profile.ts'

const PROFILE: OwnProfile = {
  id: 'm1',
  name: 'Robin',
  status: 'active',
  gender: 'female',
  sexuality: null,
  date_of_birth: '1990-06-15',
  country: 'NL',
  region: null,
  city: 'Delft',
  tattoos: false,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  about_me: null,
  interests: [],
  visible_to_visitors: false,
}

test('§3: only fields that the brand shows count as gaps of a profile', () => {
  const settings = {
    visible_profile_fields: ['gender', 'sexuality', 'city', 'region', 'tattoos'],
    visible_profile_notes: ['interests'],
  } satisfies Partial<Settings>
  expect(profileGaps(PROFILE, settings)).toEqual(['sexuality', 'region', 'interests'])
  expect(profileGaps({ ...PROFILE, interests: ['tea'], sexuality: 'bi', region: 'NL-ZH' }, settings)).toEqual(
    [],
  )
})
