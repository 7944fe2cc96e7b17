import type { Interest } from 'contracts'
import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const LONG_AGO = new Date('2025-01-01T12:00:00Z')

const me = {
  country: 'NL',
  region: 'NL-NH',
  city: 'Haarlem',
  dateOfBirth: '1990-06-15',
  interests: ['art', 'wine'] as Interest[],
} as const

const far = {
  profile: { ...me, region: 'NL-LI', city: 'Venlo', dateOfBirth: '1970-06-15', interests: [] as Interest[] },
  likesMe: false,
  joinedAt: LONG_AGO,
  lastActive: LONG_AGO,
}
const like = (profile: object, rest = {}) => ({ ...far, ...rest, profile: { ...far.profile, ...profile } })
const suggested = (candidate: typeof far, interests: readonly Interest[] = []) =>
  suggest({ profile: { ...me, interests: [...me.interests] }, interests }, candidate, NOW)

test.each([
  ['nothing in common', far, [], 0],
  ['a like', like({}, { likesMe: true }), ['likes_you'], 50],
  ['two shared interests', like({ interests: ['wine', 'art', 'tea'] }), ['shared_interests'], 12],
  ['the same city', like({ region: 'NL-NH', city: 'Haarlem' }), ['same_city'], 14],
  ['the same region', like({ region: 'NL-NH' }), ['same_region'], 10],
  ['an age difference of three years', like({ dateOfBirth: '1993-06-15' }), ['same_age'], 8],
  ['nearly four years of difference', like({ dateOfBirth: '1994-03-15' }), ['same_age'], 8],
  ['four years of difference', like({ dateOfBirth: '1994-07-15' }), [], 0],
  ['active a day ago', like({}, { lastActive: new Date('2026-03-14T12:00:00Z') }), [], 8],
  ['a new member', like({}, { joinedAt: new Date('2026-03-14T12:00:00Z') }), [], 4],
] as const)('%s: reasons %j, score %i', (_, candidate, reasons, score) => {
  const suggestion = suggested(candidate)
  expect([suggestion.reasons, suggestion.score]).toEqual([reasons, score])
})

test('requested interests count instead of the seeker’s own, and are returned', () => {
  const candidate = like({ interests: ['wine', 'tea'] })
  expect(suggested(candidate).interests).toEqual(['wine'])
  expect(suggested(candidate, ['tea']).interests).toEqual(['tea'])
  expect(suggested(candidate, ['bbq'])).toMatchObject({ interests: [], reasons: [] })
})

test('several reasons add up, and the two strongest are shown', () => {
  const best = like(me, { likesMe: true, joinedAt: NOW, lastActive: NOW })
  expect(suggested(best)).toMatchObject({
    reasons: ['likes_you', 'shared_interests'],
    score: 96,
  })
})
