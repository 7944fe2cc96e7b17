import { findMatches, type InputOf, likeMember } from 'contracts'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../fixtures/world.ts'
import { member } from '../../../../tables/account.ts'
import { peopleOf, stoppedClock } from '../../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
await world.database.db.delete(member)
const { person } = peopleOf(world, clock)

const here = { country: 'NL', region: 'NL-NH', city: 'Haarlem', dateOfBirth: '1990-06-15' } as const
const woman = { ...here, gender: 'female', sexuality: 'hetero' } as const
const longAgo = new Date('2025-01-01T12:00:00Z')

const me = await person('me', { profile: { ...here, interests: ['art'] } })
await person('plain', { createdAt: longAgo, profile: { ...woman, region: 'NL-LI', city: 'Venlo' } })
const liker = await person('liker', {
  createdAt: longAgo,
  profile: { ...woman, relationshipStatus: 'single' },
})
await liker.call(likeMember, { body: { profile: me.id } })
await person('artist', { profile: { ...woman, interests: ['art', 'wine'] }, hasPhoto: true })
await person('older', { profile: { ...woman, dateOfBirth: '1970-06-15' } })
await person('lesbian', { profile: { ...woman, sexuality: 'lesbian' } })
await person('abroad', { profile: { ...woman, country: 'BE' } })
const liked = await person('liked', { profile: woman })
await me.call(likeMember, { body: { profile: liked.id } })

async function found(query: NonNullable<InputOf<typeof findMatches>['query']> = {}) {
  const { suggestions } = (await me.call(findMatches, { query })).data
  return suggestions
}
const names = async (query = {}) => (await found(query)).map(({ profile }) => profile.name)

test('§2: suggests suiting members, not liked yet: with a photo, then at home and near one’s age, then others, each with two reasons', async () => {
  expect(await names()).toEqual(['artist', 'liker', 'plain', 'abroad', 'older'])
  const [first, second] = await found()
  expect(first).toMatchObject({ interests: ['art'], reasons: ['shared_interests', 'same_city'] })
  expect(second?.reasons).toEqual(['likes_you', 'same_city'])
})

test.each([
  [{ near: 'region' }, ['artist', 'liker', 'older']],
  [{ min_age: 50 }, ['older']],
  [{ min_age: 50, max_age: 60 }, ['older']],
  [{ near: 'country' }, ['artist', 'liker', 'plain', 'older']],
  [{ interests: 'wine' }, ['artist']],
  [{ relationship_status: 'single' }, ['liker']],
] as const)('for %j suggests %j', async (query, who) => {
  expect(await names(query)).toEqual(who)
})

test('with few suiting members at home, adds countries nearby, unless the query asks for home', async () => {
  const alone = await person('alone', { profile: { ...here, country: 'NL', dateOfBirth: '1955-06-15' } })
  await person('older abroad', {
    profile: { ...woman, country: 'BE', dateOfBirth: '1956-06-15' },
    hasPhoto: true,
  })
  const near = async (query = {}) =>
    (await alone.call(findMatches, { query })).data.suggestions.map(({ profile }) => profile.name)
  expect((await near())[0]).toBe('older abroad')
  expect(await near({ min_age: 60 })).toEqual(['older abroad'])
  expect(await near({ near: 'country', min_age: 60 })).toEqual([])
})
