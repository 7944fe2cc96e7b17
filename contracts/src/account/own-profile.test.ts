import { expect, test } from 'vitest'
import { type OwnProfile, profileGaps } from './own-profile.ts'
import { withUserChanges } from './user-changed.ts'

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

test('§3: what a profile lacks is only what the brand shows', () => {
  const settings = {
    visible_profile_fields: ['gender', 'sexuality', 'city', 'region', 'tattoos'],
    visible_profile_notes: ['interests'],
  }
  expect(profileGaps(PROFILE, settings)).toEqual(['sexuality', 'region', 'interests'])
  expect(profileGaps({ ...PROFILE, interests: ['tea'], sexuality: 'bi', region: 'NL-ZH' }, settings)).toEqual(
    [],
  )
})

test('an old user with the event is the new one, and whoever is logged out stays so', () => {
  const before = {
    id: 'm1',
    role: 'free',
    status: 'not_confirmed',
    credits: 7,
    paid_user: false,
    language: 'en',
    signup_step: 2,
    fictional_icon: false,
    notifications_disabled: [],
    profile: { name: 'Robin', country: null, status: 'disabled', main_image: null },
  } as const
  const now = {
    status: 'confirmed',
    signup_step: null,
    notifications_disabled: ['bounce' as const],
    profile: { name: 'Rob', country: 'NL', status: 'active' },
  } as const
  const user = { ...now, notifications_disabled: [...now.notifications_disabled] }
  const after = withUserChanges({ user: { ...before, notifications_disabled: [] } }, { kind: 'user', user })
  expect(after).toEqual({ user: { ...before, ...now, profile: { ...now.profile, main_image: null } } })
  expect(withUserChanges({ user: null }, { kind: 'user', user })).toEqual({ user: null })
})
