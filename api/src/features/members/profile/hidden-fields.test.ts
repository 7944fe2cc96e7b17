import {
  findMatches,
  getChat,
  getLikes,
  getMember,
  getSwipe,
  likeMember,
  type SearchQueryInput,
  searchMembers,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { userEvent } from '../../../tables/events.ts'
import { brand } from '../../../tables/site.ts'
import { findBrand } from '../../site/brands.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { profileHead } from './profile-head.ts'

// A brand that shows no place, age, text or interests.
const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
await db.delete(member)
const hidden = { visible_profile_fields: ['gender', 'country'], visible_profile_notes: [] } as const
await db
  .update(brand)
  .set({
    settings: {
      ...hidden,
      visible_profile_fields: [...hidden.visible_profile_fields],
      visible_profile_notes: [],
    },
  })
  .where(eq(brand.id, 'amberly'))
const { person } = peopleOf(world, clock)

const place = { region: 'NL-UT', city: 'Utrecht' } as const
const about = { ...place, interests: ['art', 'wine'], aboutMe: 'Secrets' } as const
const me = await person('me', { profile: { ...about, interests: [...about.interests] } })
const she = await person('she', {
  hasPhoto: true,
  profile: {
    ...about,
    interests: [...about.interests],
    gender: 'female',
    sexuality: 'hetero',
    isVisibleToVisitors: true,
    relationshipStatus: 'single',
  },
})

const TELLING = /Utrecht|NL-UT|Secrets|art|wine|"age":\d|same_city|same_region|same_age|shared_interests/

/** The answer without file names, whose random letters could spell anything. */
const textOf = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) => (/filename|card|match|thumb|id/.test(key) ? null : value))

test('§3: fields that the brand hides are in no card, profile, suggestion, list or event', async () => {
  const search = (await me.call(searchMembers, { query: {} })).data
  expect(search.profiles).toMatchObject([{ name: 'she', city: null, region: null }])
  const { profile } = (await me.call(getMember, { query: { id: she.id } })).data
  expect(profile).toMatchObject({ city: null, region: null, interests: [], about_me: null })
  expect(profile.relation).toMatchObject({ nearness: 'same_country', common_interests: [] })
  const deck = (await me.call(getSwipe, { query: { zone: 'UTC' } })).data
  expect(deck.profiles).toMatchObject([{ name: 'she', interests: [], about_me: null }])
  const suggested = (await me.call(findMatches, { query: {} })).data
  expect(suggested.suggestions).toMatchObject([
    { profile: { name: 'she' }, reasons: ['active', 'same_country'] },
  ])
  const liked = (await me.call(likeMember, { body: { profile: she.id } })).data
  const likes = (await me.call(getLikes, {})).data
  const events = (await db.select().from(userEvent)).map(({ event }) => event)
  expect(likes.profiles).toHaveLength(1)
  expect(events).not.toEqual([])
  for (const data of [search, profile, deck, suggested, liked, likes, events]) {
    expect(textOf(data)).not.toMatch(TELLING)
  }
})

test('§3: no filter tells a field that the brand hides', async () => {
  const filters: SearchQueryInput[] = [
    { countryregion: 'NL-LI' },
    { min_age: 90 },
    { max_age: 18 },
    { interests: 'biking' },
  ]
  for (const query of filters) {
    const { profiles, searched } = (await me.call(searchMembers, { query })).data
    expect(profiles.map(({ name }) => name)).toEqual(['she'])
    expect(searched).toMatchObject({ countryregion: null, min_age: null, max_age: null })
  }
  for (const query of [
    { min_age: 90 },
    { relationship_status: 'divorced' },
    { interests: 'biking' },
  ] as const) {
    const { suggestions } = (await me.call(findMatches, { query })).data
    expect(suggestions.length + (await likedCount())).toBe(1)
  }
})

const likedCount = async () => (await me.call(getLikes, {})).data.profiles.length

test('the title of the page has no age either', async () => {
  const found = await findBrand(world.database, 'localhost', { isDemo: false })
  if (!found) throw new Error('There is no brand.')
  const head = await profileHead(db, {
    brand: found,
    id: she.id,
    origin: 'https://a.example',
    now: clock.now(),
  })
  expect(head).toMatchObject({ title: 'she – Amberly' })
})

test('§3: where the brand hides the sexuality, nothing says that a member would rather meet others', async () => {
  const lesbian = await person('lesbian', { profile: { gender: 'female', sexuality: 'lesbian' } })
  const { relation } = (await me.call(getMember, { query: { id: lesbian.id } })).data.profile
  expect(relation).not.toHaveProperty('wants_another')
  expect((await me.call(getChat, { query: { profile: lesbian.id } })).data).not.toHaveProperty(
    'wants_another',
  )
})
