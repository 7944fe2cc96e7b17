import type { Interest } from 'contracts'
import { expect, test } from 'vitest'
import { type Candidate, reasonsFor } from './reasons-for.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

const me = { country: 'NL', region: 'NL-NH', city: 'Haarlem', age: 35 } as const
const far: Candidate = {
  country: 'NL',
  region: 'NL-LI',
  profile: { city: 'Venlo', dateOfBirth: '1970-06-15' },
  interests: [],
  likesMe: false,
  lastActive: new Date('2026-03-01T12:00:00Z'),
}
const suggested = (candidate: Candidate, interests: readonly Interest[] = ['art', 'wine']) =>
  reasonsFor({ ...me, interests }, candidate, NOW)
const born = (dateOfBirth: string) => ({ ...far, profile: { city: 'Venlo', dateOfBirth } })

test.each([
  ['nothing but the country in common', far, ['same_country']],
  ['another country', { ...far, country: 'BE', region: 'BE-VLG' }, ['abroad']],
  ['a region near', { ...far, region: 'NL-UT' }, ['near', 'same_country']],
  ['a visit today', { ...far, lastActive: NOW }, ['active', 'same_country']],
  ['a like', { ...far, likesMe: true }, ['likes_you', 'same_country']],
  [
    'two shared interests',
    { ...far, interests: ['wine', 'art', 'tea'] },
    ['shared_interests', 'same_country'],
  ],
  ['the same city', { ...far, region: 'NL-NH', profile: { ...far.profile, city: 'Haarlem' } }, ['same_city']],
  ['the same region', { ...far, region: 'NL-NH' }, ['same_region']],
  ['an age difference of three years', born('1993-06-15'), ['same_age', 'same_country']],
  ['nearly four years of difference', born('1994-03-15'), ['same_age', 'same_country']],
  ['four years of difference', born('1994-07-15'), ['same_country']],
] satisfies [string, Candidate, string[]][])('§2: %s gives the reasons %j', (_, candidate, reasons) => {
  expect(suggested(candidate).reasons).toEqual(reasons)
})

test('requested interests count instead of the seeker’s own, and are returned', () => {
  const candidate: Candidate = { ...far, interests: ['wine', 'tea'] }
  expect(suggested(candidate).interests).toEqual(['wine'])
  expect(suggested(candidate, ['tea']).interests).toEqual(['tea'])
  expect(suggested(candidate, ['bbq'])).toEqual({ interests: [], reasons: ['same_country'] })
})

test('the two strongest of several reasons are shown', () => {
  const best: Candidate = {
    ...me,
    profile: { city: me.city, dateOfBirth: '1990-06-15' },
    interests: ['art'],
    likesMe: true,
    lastActive: NOW,
  }
  expect(suggested(best).reasons).toEqual(['likes_you', 'shared_interests'])
})
