import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { userEvent, userEventCursor } from '../tables/events.ts'
import { DAY_MS } from '../time.ts'
import { publishEvents } from './publish-events.ts'
import { keepWeeksOfEvents } from './weeks-of-events.ts'

const database = await testDatabase()
await ensureBrands(database)
const { db, pool } = database

/** The Monday on which the first week begins after all that there was before there were weeks. */
const [first] = (
  await pool.query<{ monday: Date }>(`
    select substring(pg_get_expr(relpartbound, oid) from 'TO \\(''(.*)''\\)')::timestamptz as monday
    from pg_class where relname = 'user_event_before'`)
).rows
const day = (days: number) => new Date((first?.monday.getTime() ?? 0) + days * DAY_MS)
await keepWeeksOfEvents(database, day(0))

/** Adds a member with an event at each of these times. */
async function memberWithEvents(...times: Date[]) {
  const ann = await addMember(database)
  const event = { kind: 'balance', credits: 1 } as const
  await database.inTransaction((tx) => publishEvents(tx, ...times.map(() => ({ ...ann, event }))))
  for (const [at, createdAt] of times.entries()) {
    await db
      .update(userEvent)
      .set({ createdAt })
      .where(sequenceOf(ann.memberId, at + 1))
  }
  return ann
}

const sequenceOf = (memberId: string, sequence: number) =>
  and(eq(userEvent.memberId, memberId), eq(userEvent.sequence, sequence))

async function storedSequences(memberId: string) {
  const isTheirs = eq(userEvent.memberId, memberId)
  const rows = await db.select().from(userEvent).where(isTheirs).orderBy(userEvent.sequence)
  return rows.map(({ sequence }) => sequence)
}

async function isInAWeek(memberId: string) {
  const { rows } = await pool.query<{ week: string }>(
    'select distinct tableoid::regclass::text as week from user_event where member_id = $1',
    [memberId],
  )
  return rows.every(({ week }) => week !== 'user_event_else')
}

test('drops the weeks that have been over for seven days; the sequence continues, and the rest stays', async () => {
  const ann = await memberWithEvents(day(0), day(6.99), day(7), day(14))
  const ben = await memberWithEvents(day(1), day(2), day(3))
  expect(await keepWeeksOfEvents(database, day(6.9))).toBe(0)
  expect(await keepWeeksOfEvents(database, day(13.9))).toBe(1)
  expect(await storedSequences(ann.memberId)).toEqual([1, 2, 3, 4])
  expect(await keepWeeksOfEvents(database, day(14))).toBe(1)
  expect(await storedSequences(ann.memberId)).toEqual([3, 4])
  expect(await storedSequences(ben.memberId)).toEqual([])
  const [cursor] = await db.select().from(userEventCursor).where(eq(userEventCursor.memberId, ben.memberId))
  expect(cursor?.lastSequence).toBe(3)
  await database.inTransaction((tx) => publishEvents(tx, { ...ben, event: { kind: 'balance', credits: 1 } }))
  expect(await storedSequences(ben.memberId)).toEqual([4])
  expect(await keepWeeksOfEvents(database, day(14))).toBe(0)
})

test('leaves no gap, even where an event is dated earlier than its predecessor', async () => {
  const ann = await memberWithEvents(day(7), day(22), day(8), day(23))
  expect(await keepWeeksOfEvents(database, day(21))).toBe(1)
  expect(await storedSequences(ann.memberId)).toEqual([4])
})

test('an event that no week takes is stored all the same, and moves into its week', async () => {
  const ann = await memberWithEvents(day(300))
  expect(await isInAWeek(ann.memberId)).toBe(false)
  await keepWeeksOfEvents(database, day(290))
  expect(await isInAWeek(ann.memberId)).toBe(true)
  expect(await storedSequences(ann.memberId)).toEqual([1])
})

test('waits for those who read, and lets others read meanwhile', async () => {
  const ann = await memberWithEvents(day(301))
  const reader = await pool.connect()
  await reader.query('begin; select * from user_event limit 1')
  const kept = keepWeeksOfEvents(database, day(400))
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(await storedSequences(ann.memberId)).toEqual([1])
  await reader.query('commit')
  reader.release()
  await kept
  expect(await storedSequences(ann.memberId)).toEqual([])
})

test('the events of a deleted member are gone from every week', async () => {
  const ann = await memberWithEvents(day(399), day(401), day(402))
  await pool.query('delete from member where id = $1', [ann.memberId])
  expect(await storedSequences(ann.memberId)).toEqual([])
})
