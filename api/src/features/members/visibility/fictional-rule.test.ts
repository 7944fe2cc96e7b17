import { findMatches, getBlocks, getLikes, getMember, getSwipe, likeMember, searchMembers } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { block } from '../../../tables/members.ts'
import { brand } from '../../../tables/site.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
await db.delete(member)
const { person } = peopleOf(world, clock)

const profile = { gender: 'female', sexuality: 'hetero', isFictional: true } as const
const me = await person('me')
const eva = await person('eva', { profile, hasPhoto: true })
const liker = await person('liker', { profile, hasPhoto: true })
const blocked = await person('blocked', { profile })

/** The fictional profiles on the member's pages, as they are marked. */
async function shown() {
  const lists = [
    (await me.call(searchMembers, { query: {} })).data.profiles,
    (await me.call(getSwipe, { query: { zone: 'UTC' } })).data.profiles,
    (await me.call(findMatches, { query: {} })).data.suggestions.map((one) => one.profile),
    (await me.call(getLikes, {})).data.liked_by,
    (await me.call(getBlocks, {})).data.blocked.map((one) => one.profile),
  ]
  return lists.map((list) =>
    list.map(({ name, is_fictional }) => (is_fictional ? `${name}*` : name)).toSorted(),
  )
}

const allow = (isOn: boolean) =>
  db
    .update(brand)
    .set({ settings: sql`${brand.settings} || ${JSON.stringify({ fictional_icon: isOn })}::jsonb` })
    .where(eq(brand.id, 'amberly'))

beforeEach(() => allow(true))

test('where the brand has fictional profiles, every list marks them; where it has none, none is shown', async () => {
  await liker.call(likeMember, { body: { profile: me.id } })
  const pair = { memberId: me.id, blockedId: blocked.id }
  await db.insert(block).values({ brandId: 'amberly', createdAt: clock.now(), ...pair })
  expect(await shown()).toEqual([
    ['eva*', 'liker*'],
    ['eva*', 'liker*'],
    ['eva*', 'liker*'],
    ['liker*'],
    ['blocked*'],
  ])
  expect((await me.call(getMember, { query: { id: eva.id } })).status).toBe(200)
  await allow(false)
  expect(await shown()).toEqual([[], [], [], [], []])
  expect((await me.call(getMember, { query: { id: eva.id } })).status).toBe(404)
})
