import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { userEvent } from '../tables/events.ts'
import { publishEvents } from './publish-events.ts'

const database = await testDatabase()
await ensureBrands(database)

async function sequencesOf(memberId: string) {
  const rows = await database.db
    .select({ sequence: userEvent.sequence, event: userEvent.event })
    .from(userEvent)
    .where(eq(userEvent.memberId, memberId))
    .orderBy(userEvent.sequence)
  return rows.map(({ sequence, event }) => [sequence, 'credits' in event ? event.credits : event.kind])
}

test('numbers each member’s events from one, without a gap, across concurrent transactions', async () => {
  const [ann, ben] = [await addMember(database), await addMember(database)]
  const balance = (owner: typeof ann, credits: number) => ({
    ...owner,
    event: { kind: 'balance', credits } as const,
  })
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      database.inTransaction((tx) =>
        i % 2
          ? publishEvents(tx, balance(ann, i), balance(ben, i))
          : publishEvents(tx, balance(ben, i), balance(ann, i)),
      ),
    ),
  )
  for (const one of [ann, ben]) {
    const events = await sequencesOf(one.memberId)
    expect(events.map(([sequence]) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }
})

test('events of a rolled back transaction are not stored, and leave no gap', async () => {
  const ann = await addMember(database)
  const event = { kind: 'balance', credits: 1 } as const
  const undone = database.inTransaction(async (tx) => {
    await publishEvents(tx, { ...ann, event })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.inTransaction((tx) => publishEvents(tx, { ...ann, event: { ...event, credits: 2 } }))
  expect(await sequencesOf(ann.memberId)).toEqual([[1, 2]])
})
