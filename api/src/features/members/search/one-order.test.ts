import { type AnswerOf, findMatches, getSwipe, type MemberCard, searchMembers } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ensureDemoWorld } from '../../../../../local/demo-world/ensure-demo-world.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { person, visitor } = peopleOf(world, clock)

// The whole demo world takes six seconds on an idle machine.
beforeAll(() => ensureDemoWorld(database, { now: clock.now() }), 120_000)

type Person = Awaited<ReturnType<typeof person>>
type Found = Pick<AnswerOf<typeof searchMembers>, 'profiles' | 'at' | 'pages'>

const WOMAN = { gender: 'female', sexuality: 'hetero', dateOfBirth: '1993-06-15' } as const
const MAN = { gender: 'male', sexuality: 'hetero', dateOfBirth: '1990-06-15' } as const

const search = async (me: Person, query = {}): Promise<Found> =>
  (await me.call(searchMembers, { query })).data
const deck = async (me: Person) => (await me.call(getSwipe, { query: { zone: 'UTC' } })).data.profiles
const matches = async (me: Person) =>
  (await me.call(findMatches, { query: {} })).data.suggestions.map(({ profile }) => profile)
const ids = (cards: readonly MemberCard[]) => cards.map(({ id }) => id)
const oldest = (cards: readonly MemberCard[]) => Math.max(...cards.map(({ age = 0 }) => age))

test.each(['US', 'GB', 'DE', 'NL', 'PL', 'FI'] as const)(
  '§2: in %s nobody shows a woman of 32 anyone of 50 first: neither the search nor the deck nor the first matches',
  async (country) => {
    const me = await person('me', { profile: { ...WOMAN, country } })
    const { profiles } = await search(me)
    expect(profiles).toHaveLength(24)
    expect(oldest(profiles)).toBeLessThan(50)
    expect(oldest(await deck(me))).toBeLessThan(50)
    expect(oldest(await matches(me))).toBeLessThan(50)
  },
)

test('§2: search, home, deck and first matches show the same people in the same order', async () => {
  const me = await person('me', { profile: { ...WOMAN, country: 'US', region: 'US-NY' } })
  const { profiles } = await search(me)
  expect(ids(await deck(me))).toEqual(ids(profiles.slice(0, 10)))
  expect(ids(await matches(me))).toEqual(ids(profiles.slice(0, 12)))
})

test('§3: when those of the own country are exhausted, similar members go on near the own age', async () => {
  const me = await person('me', { profile: { ...WOMAN, country: 'FI' } })
  const { profiles } = await search(me, { similar: '1' })
  expect(profiles).toHaveLength(24)
  expect(oldest(profiles)).toBeLessThan(50)
})

test('§2: all pages together show everybody once', async () => {
  const me = await person('me', { profile: { ...WOMAN, country: 'GB' } })
  const first = await search(me)
  const shown = [...first.profiles]
  for (let pageNumber = 2; pageNumber <= first.pages; pageNumber += 1)
    shown.push(...(await search(me, { pageNumber, at: first.at })).profiles)
  expect(new Set(ids(shown)).size).toBe(shown.length)
  expect(oldest(shown)).toBeGreaterThan(60)
})

test('§2: no demo account stands among the others', async () => {
  const [account] = await database.db.select().from(member).where(eq(member.email, 'staff@example.invalid'))
  const me = await person('me', { profile: { ...MAN, country: 'US' } })
  const first = await search(me)
  const shown = [...first.profiles, ...(await deck(me)), ...(await matches(me))]
  for (let pageNumber = 2; pageNumber <= first.pages; pageNumber += 1)
    shown.push(...(await search(me, { pageNumber, at: first.at })).profiles)
  expect(account?.isUnlisted).toBe(true)
  expect(shown.filter(({ name }) => /demo$/i.test(name))).toEqual([])
})

test('§3: visitors see people of the ages they look for first', async () => {
  for (const country of ['US', 'NL', 'DE'] as const) {
    const { profiles } = (await visitor(searchMembers, { query: { country } })).data
    expect(profiles).toHaveLength(24)
    expect(profiles.filter(({ age = 0 }) => age < 22 || age > 45)).toEqual([])
  }
})

test('§2: who lives in the same town comes first, then the region, and nobody abroad while there are people at home', async () => {
  const { rows } = await database.db.execute<{ region: string; city: string; ids: string[] }>(sql`
    select p.region, p.city, array_agg(p.member_id) as ids
    from profile p join member_search s on s.member_id = p.member_id
    where p.brand_id = 'amberly' and p.country = 'GB' and p.city is not null and s.is_listed and not s.is_fictional and s.has_photo and s.gender = 'male'
      and s.sexuality in ('hetero', 'bi') and s.date_of_birth between '1985-03-16' and '2002-03-15'
    group by p.region, p.city having count(*) between 1 and 3 order by p.city limit 6
  `)
  expect(rows).toHaveLength(6)
  for (const { region, city, ids: neighbours } of rows) {
    const me = await person('me', { profile: { ...WOMAN, country: 'GB', region, city: city.toUpperCase() } })
    const shown = { home: (await search(me)).profiles, deck: await deck(me), finder: await matches(me) }
    for (const [place, cards] of Object.entries(shown)) {
      expect([city, place, ids(cards.slice(0, 5))]).toEqual([city, place, expect.arrayContaining(neighbours)])
      expect([city, place, cards.filter(({ country }) => country !== 'GB')]).toEqual([city, place, []])
    }
  }
})

test('§2: the match finder says of everybody why', async () => {
  for (const country of ['GB', 'FI', 'CH'] as const) {
    const me = await person('me', { profile: { ...WOMAN, country } })
    for (const query of [{}, { near: 'anywhere', min_age: 60 }] as const) {
      const { suggestions } = (await me.call(findMatches, { query })).data
      expect(suggestions).not.toEqual([])
      expect(suggestions.filter(({ reasons }) => reasons.length === 0)).toEqual([])
    }
  }
})
