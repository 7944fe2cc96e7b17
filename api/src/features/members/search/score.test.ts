import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS, HOUR_MS } from '../../../time.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { type Seeker, scoreOf } from './score.ts'

const AT = new Date('2026-03-15T12:00:00Z')
const ago = (ms: number) => new Date(AT.getTime() - ms)

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
const { memberId } = await addMember(database, { profile: { city: ' haarlem' } })
const isTheirs = eq(memberSearch.memberId, memberId)

const seeker: Seeker = {
  age: 32,
  region: 'NL-NH',
  city: 'Haarlem',
  around: ['NL-UT'],
  interests: ['art', 'wine', 'tea'],
}

type Row = Partial<typeof memberSearch.$inferInsert>

/** As old as the seeker and nothing else: far away, long gone. */
const plain = {
  dateOfBirth: '1994-01-01',
  region: 'NL-LI',
  interests: [],
  lastActive: ago(90 * DAY_MS),
  joinedAt: ago(400 * DAY_MS),
  photoCount: 0,
} satisfies Row

async function score(row: Row, by: Partial<Seeker> = {}): Promise<number> {
  await db
    .update(memberSearch)
    .set({ ...plain, ...row })
    .where(isTheirs)
  const [found] = await db
    .select({ score: sql<number>`${scoreOf({ ...seeker, ...by }, AT)}` })
    .from(memberSearch)
    .where(isTheirs)
  return found?.score ?? Number.NaN
}

const aged = (age: number): Row => ({ dateOfBirth: `${2026 - age}-01-01` })
const active = (ms: number): Row => ({ lastActive: ago(ms) })

test.each<readonly [string, readonly Row[]]>([
  ['age', [aged(34), aged(37), aged(40), aged(41), aged(46), aged(53)]],
  ['distance', [{ region: 'NL-NH' }, { region: 'NL-UT' }, { region: 'NL-LI' }]],
  ['common ground', [{ interests: ['tea', 'wine'] }, { interests: ['art', 'gym'] }, { interests: ['gym'] }]],
  ['activity', [active(0), active(HOUR_MS), active(3 * DAY_MS), active(20 * DAY_MS), active(40 * DAY_MS)]],
  ['photos', [{ photoCount: 4 }, { photoCount: 2 }, { photoCount: 1 }, { photoCount: 0 }]],
  ['newcomers', [{ joinedAt: ago(DAY_MS) }, { joinedAt: ago(8 * DAY_MS) }]],
])('§2: the score by %s falls in this order', async (_, rows) => {
  const scores: number[] = []
  for (const row of rows) scores.push(await score(row))
  expect(scores).toEqual([...new Set(scores)].sort((one, other) => other - one))
})

test('§2: those of one’s town come before others of the region, but not those of a town of this name elsewhere', async () => {
  const town = await score({ region: 'NL-NH' })
  expect(town).toBeGreaterThan(await score({ region: 'NL-NH' }, { city: 'Amsterdam' }))
  expect(await score({})).toBe(await score({}, { city: null }))
})

test('§2: somebody near comes before anybody far away of the same ages, however active', async () => {
  const far: Row = { interests: ['art', 'wine'], lastActive: AT, joinedAt: AT, photoCount: 1 }
  expect(await score({ region: 'NL-UT' })).toBeGreaterThan(await score(far))
})

test('§2: years below the own age count as those above', async () => {
  for (const years of [0, 2, 5, 8, 12])
    expect(await score(aged(32 - years))).toBe(await score(aged(32 + years)))
})

test('§2: nothing makes up for far more years', async () => {
  const best: Row = {
    region: 'NL-NH',
    interests: ['art', 'wine', 'tea'],
    lastActive: AT,
    joinedAt: AT,
    photoCount: 9,
  }
  expect(await score({ ...best, ...aged(50) })).toBeLessThan(await score(aged(40)))
})

test('§2: with ages of the seeker’s own choice, all count the same', async () => {
  expect(await score(aged(67), { age: null })).toBe(await score(aged(32), { age: null }))
})

test('§3: what the brand hides counts nothing', async () => {
  const hidden = { age: null, region: null, city: null, around: [], interests: [] }
  expect(await score({ region: 'NL-NH', interests: ['art'], ...aged(60) }, hidden)).toBe(
    await score({}, hidden),
  )
})
