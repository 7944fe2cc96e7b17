import type { OwnProfile, Settings, User } from 'contracts'
import { expect, test } from 'vitest'
import { nextGaps, ownGaps } from './own-gaps.ts'

const settings = {
  visible_profile_fields: ['gender', 'country', 'region', 'tattoos'],
  visible_profile_notes: ['about_me', 'interests'],
} satisfies Partial<Settings>
const whole: OwnProfile = {
  id: '1',
  name: 'Robin',
  status: 'active',
  gender: 'female',
  sexuality: null,
  date_of_birth: '1990-06-15',
  country: 'NL',
  region: 'NL-NH',
  city: null,
  tattoos: false,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  about_me: 'Hello',
  interests: ['beer'],
  visible_to_visitors: false,
}
const photo = { status: 'active' } as NonNullable<User['profile']['main_image']>

test.each([
  [{}, photo, []],
  [{}, null, ['photos']],
  [{ tattoos: null, interests: [] }, photo, ['tattoos', 'interests']],
  [{ region: null }, null, ['photos', 'region']],
  [{ country: null, region: null }, photo, ['country']],
] as const)('a profile with %j lacks: %j', (change, main_image, gaps) => {
  const own = {
    ...whole,
    ...change,
    interests: [...((change as Partial<OwnProfile>).interests ?? whole.interests)],
  }
  const user = { profile: { name: 'Robin', country: 'NL', status: 'active', main_image } } as const
  expect(ownGaps(own, user, settings)).toEqual(gaps)
})

test('§3: at most three gaps are named at once, first what others look at first', () => {
  const gaps = ['photos', 'sexuality', 'region', 'tattoos', 'about_me', 'interests'] as const
  expect(nextGaps(gaps)).toEqual(['photos', 'about_me', 'interests'])
  expect(nextGaps(['region', 'tattoos', 'interests'])).toEqual(['interests', 'region', 'tattoos'])
  expect(nextGaps([])).toEqual([])
})
