import {
  changePreferences,
  exportMember,
  findMatches,
  getPreferences,
  getSwipe,
  type InputOf,
  type SearchQueryInput,
  searchMembers,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { memberSearch } from '../../../tables/search.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
await db.delete(member)
const { person } = peopleOf(world, clock)

const here = { country: 'NL', region: 'NL-NH', dateOfBirth: '1990-06-15' } as const
const withPhoto = { hasPhoto: true } as const
const me = await person('me', { profile: { ...here, sexuality: null } })
const woman = { ...here, gender: 'female', sexuality: null } as const
const anna = await person('anna', { profile: woman, ...withPhoto })
await person('greta', { profile: { ...woman, dateOfBirth: '1984-06-15' }, ...withPhoto })
await person('lotte', { profile: { ...woman, region: 'NL-LI' }, ...withPhoto })
await person('bea', { profile: { ...woman, country: 'BE', region: 'BE-WHT' }, ...withPhoto })
await person('tom', { profile: { ...here, sexuality: null }, ...withPhoto })

const open = { genders: null, min_age: null, max_age: null, near: null }
type Changes = NonNullable<InputOf<typeof changePreferences>['body']>

async function prefer(body: Changes, who = me) {
  const { status, data } = await who.call(changePreferences, { body })
  expect([status, data.error]).toEqual([200, undefined])
  return data.preferences
}

const joined = (list: readonly { readonly name: string }[]) =>
  list
    .map(({ name }) => name)
    .sort()
    .join(' ')

async function deck(who = me) {
  return joined((await who.call(getSwipe, { query: { zone: 'UTC' } })).data.profiles)
}
async function found(query: SearchQueryInput = {}, who = me) {
  return (await who.call(searchMembers, { query })).data
}
async function suggested(query: InputOf<typeof findMatches>['query'] = {}) {
  const { suggestions } = (await me.call(findMatches, { query })).data
  return joined(suggestions.map(({ profile }) => profile))
}

beforeEach(async () => {
  await prefer(open)
  await prefer(open, anna)
})

test('preferences are open until a member states some, change in parts, and are exported', async () => {
  const newcomer = await person('newcomer', { profile: { country: 'FI' } })
  expect((await newcomer.call(getPreferences, {})).data.preferences).toEqual(open)
  expect(await prefer({ genders: ['female', 'female'], min_age: 25 })).toEqual({
    ...open,
    genders: ['female'],
    min_age: 25,
  })
  const all = await prefer({ near: 'region', max_age: 40 })
  expect(all).toEqual({ genders: ['female'], min_age: 25, max_age: 40, near: 'region' })
  expect((await me.call(getPreferences, {})).data.preferences).toEqual(all)
  expect((await me.call(exportMember, {})).data.preferences).toEqual(all)
})

test.each([{ min_age: 41, max_age: 40 }, { min_age: 17 }, { genders: [] }] as const)(
  'refuses %j',
  async (body) => {
    const { status, data } = await me.call(changePreferences, { body: body as unknown as Changes })
    expect([status, data.error?.code]).toEqual([422, 'invalid_input'])
  },
)

test('two changes at once both last', async () => {
  await Promise.all([prefer({ min_age: 30 }), prefer({ near: 'country' }), prefer({ genders: ['male'] })])
  expect((await me.call(getPreferences, {})).data.preferences).toEqual({
    genders: ['male'],
    min_age: 30,
    max_age: null,
    near: 'country',
  })
})

test.each([
  [{}, 'anna bea greta lotte tom'],
  [{ genders: ['female'] }, 'anna bea greta lotte'],
  [{ genders: ['male'] }, 'tom'],
  [{ max_age: 40 }, 'anna bea lotte tom'],
  [{ near: 'country' }, 'anna greta lotte tom'],
  [{ genders: ['female'], near: 'region' }, 'anna greta'],
] as const)('§2: with %j swipe and match finder show: %s', async (wish, who) => {
  await prefer(wish as unknown as Changes)
  expect(await deck()).toBe(who)
  expect(await suggested()).toBe(who)
})

test('§2: the search starts with the preferences and says so; its own query wins', async () => {
  await prefer({ genders: ['female'], min_age: 18, max_age: 40, near: 'region' })
  const { profiles, searched } = await found()
  expect(joined(profiles)).toBe('anna')
  expect(searched).toEqual({
    gender: null,
    country: 'NL',
    countryregion: 'NL-NH',
    min_age: null,
    max_age: 40,
  })
  expect(joined((await found({ country: 'NL' })).profiles)).toBe('anna lotte')
  expect(joined((await found({ min_age: 18, max_age: 120 })).profiles)).toBe('anna greta')
  expect(joined((await found({ gender: 'male' })).profiles)).toBe('tom')
  expect(joined((await found({ country: 'BE' })).profiles)).toBe('bea')
})

test('§2: the finder’s own answers win over the preferences', async () => {
  await prefer({ genders: ['female'], max_age: 40, near: 'region' })
  expect(await suggested({ min_age: 18, max_age: 120 })).toBe('anna greta')
  expect(await suggested({ near: 'anywhere' })).toBe('anna bea lotte')
})

test('preferred genders work both ways, except in a search for a gender', async () => {
  await prefer({ genders: ['female'] }, anna)
  expect(await deck()).toBe('bea greta lotte tom')
  expect(joined((await found()).profiles)).toBe('greta lotte tom')
  expect(await suggested()).toBe('bea greta lotte tom')
  expect(joined((await found({ gender: 'female' })).profiles)).toBe('anna greta lotte')
  expect(await deck(anna)).toBe('bea greta lotte')
  const [row] = await db.select().from(memberSearch).where(eq(memberSearch.memberId, anna.id))
  expect(row?.sexuality).toBe('lesbian')
})
