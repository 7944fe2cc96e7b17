import { searchMembers } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS, MINUTE_MS } from '../../../time.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { dayStart } from './visitor-order.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
await db.delete(member)
const { person, visitor } = peopleOf(world, clock)

const about = { gender: 'female', country: 'NL', isVisibleToVisitors: true } as const
const shown = await Promise.all(
  Array.from({ length: 30 }, (_, n) => person(`p${n}`, { profile: about, hasPhoto: n < 20 })),
)

async function order(pageNumber = 1, at?: string) {
  const { data } = await visitor(searchMembers, { query: { country: 'NL', pageNumber, ...(at && { at }) } })
  return { names: data.profiles.map(({ name }) => name), at: data.at }
}

async function wholeOrder() {
  const first = await order()
  return [...first.names, ...(await order(2, first.at)).names]
}

test('the order of a visitor’s results does not tell who was active more recently', async () => {
  const before = await wholeOrder()
  expect(before).toHaveLength(30)
  expect(new Set(before).size).toBe(30)
  const [last] = shown.filter(({ name }) => name === before.at(-1))
  await db
    .update(memberSearch)
    .set({ lastActive: new Date(clock.now().getTime() + MINUTE_MS) })
    .where(eq(memberSearch.memberId, last?.id ?? ''))
  expect(await wholeOrder()).toEqual(before)
  clock.pass(30 * MINUTE_MS)
  expect(await wholeOrder()).toEqual(before)
})

test('members with a photo come first', async () => {
  const faces = new Set(shown.slice(0, 20).map(({ name }) => name))
  expect((await wholeOrder()).slice(0, 20).every((name) => faces.has(name))).toBe(true)
})

test('others come first on other days', async () => {
  const firsts = new Set<string | undefined>()
  for (let day = 0; day < 10; day += 1) {
    clock.pass(DAY_MS)
    firsts.add((await order()).names[0])
  }
  expect(firsts.size).toBeGreaterThan(2)
})

test('the place where a day begins depends on the site’s secret, the brand and the day', () => {
  const at = new Date('2026-03-15T12:00:00Z')
  const starts = [
    dayStart({ secret: 'a', brandId: 'amberly' }, at),
    dayStart({ secret: 'b', brandId: 'amberly' }, at),
    dayStart({ secret: 'a', brandId: 'marigold' }, at),
    dayStart({ secret: 'a', brandId: 'amberly' }, new Date(at.getTime() + DAY_MS)),
  ]
  expect(new Set(starts).size).toBe(4)
  expect(dayStart({ secret: 'a', brandId: 'amberly' }, new Date(at.getTime() + MINUTE_MS))).toBe(starts[0])
})

test('§2: a visitor who has not chosen a gender meets as many women as men, from the first pair on', async () => {
  const add = (gender: 'female' | 'male', count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        person(`${gender} ${n}`, { profile: { ...about, gender, country: 'BE' }, hasPhoto: true }),
      ),
    )
  await add('male', 30)
  await add('female', 10)
  const query = { country: 'BE' } as const
  const first = (await visitor(searchMembers, { query })).data
  const second = (await visitor(searchMembers, { query: { ...query, pageNumber: 2, at: first.at } })).data
  const genders = [...first.profiles, ...second.profiles].map(({ name }) => name.split(' ')[0])
  for (let pair = 0; pair < 10; pair += 1) expect(new Set(genders.slice(2 * pair, 2 * pair + 2)).size).toBe(2)
  expect(genders.slice(20)).toEqual(Array.from({ length: 20 }, () => 'male'))
  const men = (await visitor(searchMembers, { query: { ...query, gender: 'male' } })).data
  expect(men.profiles).toHaveLength(24)
})
