import { changeAccount, getMember, type SearchQueryInput, searchMembers } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { block } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { brand } from '../../../tables/site.ts'
import { DAY_MS, MINUTE_MS } from '../../../time.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
// Without the demo accounts, which would appear among the results.
await db.delete(member)
await db.update(brand).set({ settings: sql`${brand.settings} || '{"fictional_icon": true}'` })
const { person, visitor } = peopleOf(world, clock)

const WOMAN = { gender: 'female', sexuality: 'hetero' } as const
const region = (name: string) => ({ ...WOMAN, region: `NL-${name}` })
const me = await person('me', { profile: { region: 'NL-NH' } })
const longAgo = new Date('2025-01-01T12:00:00Z')

const people = {
  near: await person('near', { profile: { ...region('NH'), dateOfBirth: '2000-03-15' }, hasPhoto: true }),
  shy: await person('shy', {
    profile: { ...region('NH'), dateOfBirth: '2000-03-16', isVisibleToVisitors: true },
  }),
  old: await person('old', {
    createdAt: longAgo,
    profile: { ...region('LI'), dateOfBirth: '1960-01-01', interests: ['art', 'wine'] },
  }),
  run: await person('run', {
    createdAt: longAgo,
    profile: { ...WOMAN, isFictional: true, interests: ['art'] },
  }),
  lesbian: await person('lesbian', { profile: { ...WOMAN, sexuality: 'lesbian' } }),
  man: await person('man', { profile: { sexuality: 'gay' } }),
  abroad: await person('abroad', { profile: { ...WOMAN, country: 'BE' } }),
  hidden: await person('hidden', { profile: { ...WOMAN, status: 'disabled' } }),
  far: await person('far', { brandId: 'marigold', profile: WOMAN }),
}

const names = (list: readonly { readonly name: string }[]) =>
  list
    .map(({ name }) => name)
    .sort()
    .join(' ')

async function found(query: SearchQueryInput = {}) {
  const { status, data } = await me.call(searchMembers, { query })
  expect([status, data.error]).toEqual([200, undefined])
  return data
}

test.each([
  [{}, 'near old run shy'],
  [{ gender: 'female' }, 'lesbian near old run shy'],
  [{ gender: 'male' }, 'man'],
  [{ country: 'BE' }, 'abroad'],
  [{ countryregion: 'NL-NH' }, 'near shy'],
  [{ countryregion: 'BE-WHT' }, ''],
  [{ max_age: 25 }, 'shy'],
  [{ min_age: 26, max_age: 26 }, 'near'],
  [{ min_age: 27 }, 'old run'],
  [{ with_photo: '1' }, 'near'],
  [{ interests: 'art' }, 'old run'],
  [{ interests: 'wine,art' }, 'old'],
  [{ is_new: '1' }, 'near shy'],
  [{ hide_fictional: '1' }, 'near old shy'],
] as const)('§2: a member who searches for %j finds: %s', async (query, who) => {
  const { profiles, numResults, is_capped, page, pages } = await found(query)
  expect(names(profiles)).toBe(who)
  expect([numResults, is_capped, page, pages]).toEqual([who.split(' ').filter(Boolean).length, false, 1, 1])
})

test('the response states the defaults that the search filled in', async () => {
  expect((await found({ min_age: 30 })).searched).toEqual({
    gender: null,
    country: 'NL',
    countryregion: null,
    min_age: 30,
    max_age: null,
  })
})

test('§8: a search without results suggests which filter to drop', async () => {
  const alone = { countryregion: 'NL-LI', with_photo: '1', max_age: 25 } as const
  expect((await found(alone)).loosen).toEqual([])
  expect((await found({ countryregion: 'NL-LI', with_photo: '1' })).loosen).toEqual([
    'countryregion',
    'with_photo',
  ])
  expect((await found({ countryregion: 'NL-LI', max_age: 40 })).loosen).toEqual(['countryregion', 'age'])
  expect((await found()).loosen).toEqual([])
})

test('§3: members with a photo come first, then those around the searcher’s own age, before the more active', async () => {
  const order = async () => (await found()).profiles.map(({ name }) => name)
  const set = (id: string, minutes: number) =>
    db
      .update(memberSearch)
      .set({ lastActive: new Date(clock.now().getTime() - minutes * MINUTE_MS) })
      .where(eq(memberSearch.memberId, id))
  await set(people.near.id, 30)
  await set(people.shy.id, 29)
  await set(people.old.id, 19)
  await set(people.run.id, 9)
  expect(await order()).toEqual(['near', 'run', 'shy', 'old'])
  // Ages that were asked for all count the same.
  const { profiles } = await found({ min_age: 18, max_age: 120 })
  expect(profiles.map(({ name }) => name).slice(0, 2)).toEqual(['near', 'shy'])
  expect(names(profiles.slice(2))).toBe('old run')
})

test('§3: similar results suit and nearly meet the criteria, but do not meet them', async () => {
  expect(names((await found({ countryregion: 'NL-NH', similar: '1' })).profiles)).toBe('abroad run')
  expect(names((await found({ max_age: 25, similar: '1' })).profiles)).toBe('near')
  expect(names((await found({ gender: 'female', similar: '1' })).profiles)).toBe('abroad')
})

test('§6: a visitor finds and opens members visible to visitors, if the brand lets visitors search', async () => {
  const search = () => visitor(searchMembers, { query: { country: 'NL' } })
  expect(names((await search()).data.profiles)).toBe('shy')
  const set = (settings: object) => db.update(brand).set({ settings }).where(eq(brand.id, 'amberly'))
  const [before] = await db.select({ settings: brand.settings }).from(brand).where(eq(brand.id, 'amberly'))
  await set({ ...before?.settings, logged_out_search: 'none' })
  // The brand's settings are cached for a few seconds.
  await expect.poll(async () => (await search()).status, { timeout: 10_000 }).toBe(403)
  const byAd = await visitor(searchMembers, { query: { country: 'NL', ref: 'an-ad' } })
  expect(names(byAd.data.profiles)).toBe('shy')
  const open = (ref?: string) => visitor(getMember, { query: { id: people.shy.id, ...(ref && { ref }) } })
  expect([(await open()).status, (await open('an-ad')).status]).toEqual([403, 200])
  await set({ ...before?.settings })
})

test('§6: blocked and paused members vanish from search at once, and members never find themselves', async () => {
  const { near, old } = people
  const blocks = [
    { brandId: 'amberly', memberId: me.id, blockedId: near.id, createdAt: clock.now() },
    { brandId: 'amberly', memberId: old.id, blockedId: me.id, createdAt: clock.now() },
  ]
  await db.insert(block).values(blocks)
  expect(names((await found()).profiles)).toBe('run shy')
  await people.shy.call(changeAccount, { body: { paused: true } })
  expect(await found()).toMatchObject({ profiles: [{ name: 'run' }], numResults: 1 })
  await people.shy.call(changeAccount, { body: { paused: false } })
  await db.delete(block)
  expect(names((await found()).profiles)).toBe('near old run shy')
  expect(names((await me.call(searchMembers, { query: { gender: 'male' } })).data.profiles)).toBe('man')
})

test('§2: pages list nobody twice, and those who are online first, even if someone becomes active meanwhile', async () => {
  const poles = await Promise.all(
    Array.from({ length: 50 }, (_, n) => person(`p${n}`, { profile: { ...WOMAN, country: 'PL' } })),
  )
  for (const [n, { id }] of poles.entries()) {
    const lastActive = new Date(clock.now().getTime() - n * MINUTE_MS)
    await db.update(memberSearch).set({ lastActive }).where(eq(memberSearch.memberId, id))
  }
  const turn = (pageNumber: number, at?: string) =>
    found({ country: 'PL', pageNumber, ...(at !== undefined && { at }) })
  const first = await turn(1)
  expect(first).toMatchObject({ numResults: 50, page: 1, pages: 3 })
  // Chance decides who of those that were online earlier stands on which page.
  const last = (await turn(3)).profiles.at(-1)?.name ?? ''
  clock.pass(MINUTE_MS)
  await db
    .update(memberSearch)
    .set({ lastActive: clock.now() })
    .where(eq(memberSearch.memberId, poles[Number(last.slice(1))]?.id ?? ''))
  const rest = [await turn(2, first.at), await turn(3, first.at)]
  const all = [first, ...rest].flatMap(({ profiles }) => profiles.map(({ name }) => name))
  const everybody = Array.from({ length: 50 }, (_, n) => `p${n}`)
  expect(all.slice(0, 21).toSorted()).toEqual(everybody.slice(0, 21).toSorted())
  expect(all.toSorted()).toEqual(everybody.filter((name) => name !== last).toSorted())
  expect(rest[1]).toMatchObject({ numResults: 49, pages: 3 })
  expect((await turn(1)).profiles.slice(0, 12)).toContainEqual(expect.objectContaining({ name: last }))
  const beyond = await turn(4, first.at)
  expect(beyond).toMatchObject({ profiles: [], numResults: 49, pages: 3 })
})

test('the order does not tell when a member was here between two accounts of the searcher’s own', async () => {
  const three = await Promise.all(
    ['before', 'them', 'after'].map((name) => person(name, { profile: { ...WOMAN, country: 'FI' } })),
  )
  const orders = new Set<string>()
  // Whatever the order of the visits within one step, the results of a day are the same.
  for (const seconds of [
    [10, 20, 30],
    [30, 20, 10],
    [20, 10, 30],
  ]) {
    for (const [n, { id }] of three.entries()) {
      const lastActive = new Date(clock.now().getTime() - (seconds[n] ?? 0) * 1000)
      await db.update(memberSearch).set({ lastActive }).where(eq(memberSearch.memberId, id))
    }
    orders.add((await found({ country: 'FI' })).profiles.map(({ name }) => name).join(' '))
  }
  expect([...orders].map((order) => order.split(' ').length)).toEqual([3])
})

test('no moment of the searcher’s choice tells when a member was last here', async () => {
  const names = async (at?: string) =>
    (await found({ country: 'NL', ...(at !== undefined && { at }) })).profiles.map(({ name }) => name)
  const all = await names()
  expect(all).not.toEqual([])
  for (const at of ['2025-06-01T12:00:00Z', '2026-03-15T11:59:59.999Z', '0000-02-29T20:00:00Z']) {
    expect(await names(at)).toEqual(all)
  }
})

test('a card gives the region, a coarse activity and the number of photos', async () => {
  clock.pass(2 * DAY_MS)
  const { profiles } = await found({ countryregion: 'NL-NH', with_photo: '1' })
  expect(profiles).toEqual([
    expect.objectContaining({
      name: 'near',
      age: 26,
      region: { id: 'NL-NH', name: 'Noord-Holland' },
      last_active: 'this_week',
      is_new: true,
      photo_count: 1,
      liked: false,
    }),
  ])
})
