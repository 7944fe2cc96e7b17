import { getMember, searchMembers } from 'contracts'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { siteView } from '../../../site-view/site-view.ts'
import { member } from '../../../tables/account.ts'
import { shownProfiles } from '../../../tables/shown-profiles.ts'
import { DAY_MS } from '../../../time.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { forgetShown } from './shown-profiles.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const profileLimits = { unconfirmed: 2, confirmed: 3, premium: 4, network: 1, unconfirmedNetwork: 5 }
const world = await openWorld({ clock, hasLimits: true, hasReplica: true, profileLimits })
const { db } = world.database
const { person, visitor } = peopleOf(world, clock)

const shown = await Promise.all(
  Array.from({ length: 6 }, (_, n) => person(`p${n}`, { profile: { isVisibleToVisitors: true } })),
)
const input = (n: number) => ({ query: { id: shown[n]?.id ?? '' } })

test.each([
  ['an unconfirmed', { status: 'not_confirmed' }, 2],
  ['a confirmed', {}, 3],
  ['a premium', { isPaid: true }, 4],
] as const)('%s member is shown so many different profiles a day', async (_, overrides, most) => {
  const viewer = await person('viewer', overrides)
  const open = async (n: number) => (await viewer.call(getMember, input(n))).status
  for (let n = 0; n < most; n += 1) expect(await open(n)).toBe(200)
  expect(await open(most)).toBe(429)
  // Profiles that were shown before stay visible.
  expect(await open(0)).toBe(200)
  // A list with new ones is refused as a whole.
  expect((await viewer.call(searchMembers, { query: { country: 'NL', gender: 'male' } })).status).toBe(429)
  clock.pass(DAY_MS)
  expect(await open(most)).toBe(200)
})

test('the visitors of a network are counted together', async () => {
  clock.pass(DAY_MS)
  expect((await visitor(getMember, input(0))).status).toBe(200)
  expect((await visitor(getMember, input(0))).status).toBe(200)
  expect((await visitor(getMember, input(1))).status).toBe(429)
})

test('the unconfirmed members of a network are counted together, too', async () => {
  clock.pass(DAY_MS)
  const viewers = await Promise.all(
    ['one', 'two', 'three'].map((name) => person(name, { status: 'not_confirmed' })),
  )
  const statuses: number[] = []
  for (const [n, viewer] of viewers.entries())
    for (const profile of [2 * n, 2 * n + 1])
      statuses.push((await viewer.call(getMember, input(profile))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('the HTML of a profile’s page names nobody beyond the limit', async () => {
  clock.pass(DAY_MS)
  const view = siteView({
    ...world.app.finders,
    database: world.database,
    clock,
    originOf: () => 'https://a.example',
  })
  const titleOf = async (n: number) => {
    const url = `/members/${shown[n]?.id}`
    const from = { domain: 'localhost', url, ip: '192.0.2.7', cookies: {}, headers: {}, server: world.app }
    const { head } = await view(from as unknown as FastifyRequest)
    const route = { name: 'members-id', path: '/members/:id', access: 'search' }
    return (await head({ route, params: { id: shown[n]?.id } }, {})).title
  }
  expect(await titleOf(0)).toContain('p0')
  expect(await titleOf(0)).toContain('p0')
  expect(await titleOf(1)).toBeUndefined()
})

test('two calls at the same time cannot both use what is left', async () => {
  const viewer = await person('viewer', { status: 'not_confirmed' })
  const answers = await Promise.all([0, 1, 2, 3, 4].map((n) => viewer.call(getMember, input(n))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
})

test('staff are not counted, and the counts of earlier days are forgotten', async () => {
  const staff = await person('staff', { isStaff: true })
  for (let n = 0; n < 6; n += 1) expect((await staff.call(getMember, input(n))).status).toBe(200)
  expect(await db.$count(shownProfiles, eq(shownProfiles.viewer, staff.id))).toBe(0)
  clock.pass(DAY_MS)
  await forgetShown(world.database, clock.now())
  expect(await db.$count(shownProfiles)).toBe(0)
  expect(await db.$count(member)).toBeGreaterThan(0)
})
