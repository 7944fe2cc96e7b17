import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../db/new-id.ts'
import { addBrowser } from '../features/account/fixture-browser.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { member } from '../tables/account.ts'
import type { MemberKey } from '../tables/member-key.ts'
import { outbox } from '../tables/outbox.ts'
import { enqueue } from './enqueue.ts'
import { openOutbox } from './fixture-outbox.ts'

const { database, enqueueOne } = await openOutbox()
const { db } = database
const rowsOf = (memberId: string) => db.select().from(outbox).where(eq(outbox.memberId, memberId))

const reset = (recipient: MemberKey) =>
  ({ ...recipient, channel: 'mail', kind: 'reset-password', data: { token: 't' } }) as const

test('a rolled back transaction enqueues nothing', async () => {
  const { brandId, memberId } = await addMember(database)
  const undone = database.inTransaction(async (tx) => {
    await enqueue(tx, reset({ brandId, memberId }))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await rowsOf(memberId)).toEqual([])
})

test('a dedupe key enqueues a message once per brand', async () => {
  const ann = await addMember(database)
  const far = await addMember(database, { brandId: 'marigold' })
  const dedupeKey = newId()
  for (const { brandId, memberId } of [ann, ann, far])
    await enqueueOne({ ...reset({ brandId, memberId }), dedupeKey })
  expect(await rowsOf(ann.memberId)).toMatchObject([
    { channel: 'mail', kind: 'reset-password', status: 'waiting' },
  ])
  expect(await rowsOf(far.memberId)).toHaveLength(1)
})

test('a brand cannot write to another brand’s member', async () => {
  const { memberId } = await addMember(database)
  await expect(enqueueOne(reset({ brandId: 'marigold', memberId }))).rejects.toMatchObject({
    cause: { constraint: 'outbox_member' },
  })
})

test('a push message becomes one row for each subscribed browser', async () => {
  const { brandId, memberId } = await addMember(database)
  const about = { channel: 'push', kind: 'new-like', data: { fromId: 'x' }, brandId, memberId } as const
  await enqueueOne(about)
  expect(await rowsOf(memberId)).toEqual([])
  for (let browser = 0; browser < 2; browser += 1) await addBrowser(db, { brandId, memberId })
  await enqueueOne({ ...about, dedupeKey: 'like of x' })
  await enqueueOne({ ...about, dedupeKey: 'like of x' })
  expect(await rowsOf(memberId)).toHaveLength(2)
})

test('deleting a member deletes their messages', async () => {
  const { brandId, memberId } = await addMember(database)
  await enqueueOne(reset({ brandId, memberId }))
  await db.delete(member).where(eq(member.id, memberId))
  expect(await rowsOf(memberId)).toEqual([])
})
