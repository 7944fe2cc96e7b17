import { expect, test } from 'vitest'
import { newId } from '../db/new-id.ts'
import { outbox } from '../tables/outbox.ts'
import { DAY_MS } from '../time.ts'
import { openOutbox } from './fixture-outbox.ts'
import { pruneOutbox } from './prune-outbox.ts'

const { database } = await openOutbox()
const { db } = database
const now = new Date('2026-06-01T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)

test('deletes the contents of settled messages after a month, the rows after half a year, and those of pushes without a key after a month', async () => {
  const common = {
    brandId: 'amberly',
    channel: 'mail',
    kind: 'complaint-received',
    data: { reference: 'C' },
  } as const
  const row = (dedupeKey: string, status: 'sent' | 'dead' | 'waiting', days: number) => ({
    ...common,
    id: newId(),
    dedupeKey,
    status,
    address: 'ann@example.com',
    createdAt: ago(days),
    settledAt: status === 'waiting' ? null : ago(days),
  })
  await db
    .insert(outbox)
    .values([
      row('new', 'sent', 29),
      row('old', 'sent', 31),
      row('dead', 'dead', 31),
      row('over', 'sent', 181),
      row('never tried', 'waiting', 400),
    ])
  const push = { ...row('push', 'sent', 31), channel: 'push', subscriptionId: 's' } as const
  await db.insert(outbox).values([push, { ...push, id: newId(), dedupeKey: null }])
  await pruneOutbox(database, now)
  const left = await db.select().from(outbox).orderBy(outbox.dedupeKey)
  const rows = left.map(({ dedupeKey, address, data }) => [dedupeKey, address, data !== null])
  expect(rows).toEqual([
    ['dead', null, false],
    ['never tried', 'ann@example.com', true],
    ['new', 'ann@example.com', true],
    ['old', null, false],
    ['push', null, false],
  ])
  expect(await pruneOutbox(database, now)).toBe(0)
})
