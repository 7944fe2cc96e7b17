import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { userEvent, userEventCursor } from '../tables/events.ts'
import { pruneEvents } from './prune-events.ts'
import { publishEvents } from './publish-events.ts'

const NOW = new Date('2026-03-08T12:00:00Z')
const database = await testDatabase()
await ensureBrands(database)
const { db } = database

/** Adds a member with an event at each of these times. */
async function memberWithEvents(...times: string[]) {
  const ann = await addMember(database)
  const event = { kind: 'balance', credits: 1 } as const
  await database.inTransaction((tx) => publishEvents(tx, ...times.map(() => ({ ...ann, event }))))
  for (const [at, time] of times.entries()) {
    await db
      .update(userEvent)
      .set({ createdAt: new Date(time) })
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

test('deletes events after seven days; the sequence continues', async () => {
  const ann = await memberWithEvents(
    '2026-02-20',
    '2026-03-01T11:59:59Z',
    '2026-03-01T12:00:00Z',
    '2026-03-08',
  )
  const ben = await memberWithEvents('2026-01-01', '2026-01-02', '2026-01-03')
  expect(await pruneEvents(database, NOW, 2)).toBe(5)
  expect(await storedSequences(ann.memberId)).toEqual([3, 4])
  expect(await storedSequences(ben.memberId)).toEqual([])
  const [cursor] = await db.select().from(userEventCursor).where(eq(userEventCursor.memberId, ben.memberId))
  expect(cursor?.lastSequence).toBe(3)
  expect(await pruneEvents(database, NOW)).toBe(0)
})

test('leaves no gap, even where an event is dated earlier than its predecessor', async () => {
  const ann = await memberWithEvents('2026-02-01', '2026-03-07', '2026-02-02', '2026-03-08')
  await pruneEvents(database, NOW)
  expect(await storedSequences(ann.memberId)).toEqual([4])
})
