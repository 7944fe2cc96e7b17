import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { addBrowser } from '../../features/account/fixture-browser.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { changeAccount } from '../../features/account/own/change-account.ts'
import { endLike, giveLike } from '../../features/members/likes/like.ts'
import { seeLike } from '../../features/members/likes/see-like.ts'
import { pushSubscription } from '../../tables/account.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { block } from '../../tables/members.ts'
import { outbox } from '../../tables/outbox.ts'
import { notificationChoice } from '../../tables/own-account.ts'
import { openOutbox } from '../fixture-outbox.ts'

const { database, sent, round } = await openOutbox()
const { db, inTransaction } = database

beforeEach(async () => {
  await db.delete(outbox)
  sent.push.length = 0
})

const NOW = new Date('2026-06-10T10:00:00Z')
const change = (key: MemberKey, changes: Parameters<typeof changeAccount>[2]) =>
  changeAccount(database, key, changes, NOW)

/** A member with a subscribed browser, and one who likes them; the push message about it is waiting. */
async function addLike() {
  const add = () => addMember(database, { email: `${newId()}@example.com` })
  const [reader, liker] = [await add(), await add()]
  await addBrowser(db, reader)
  await inTransaction((tx) => giveLike(tx, liker, reader.memberId, NOW))
  return { reader, liker }
}

test('a push message about a like is sent, and so is one about a match', async () => {
  const { reader, liker } = await addLike()
  expect(await round()).toMatchObject([{ status: 'sent' }])
  await addBrowser(db, liker)
  await inTransaction((tx) => giveLike(tx, reader, liker.memberId, NOW))
  expect(await round()).toMatchObject([{ status: 'sent' }])
  expect(sent.push.map(({ payload }) => payload.tag)).toEqual(['likes', 'likes'])
})

type Key = Awaited<ReturnType<typeof addLike>>['reader']

test.each<[string, (reader: Key, liker: Key) => Promise<unknown>]>([
  ['has opened the profile', (reader, liker) => seeLike(database, reader, liker.memberId, NOW)],
  [
    'has returned the like',
    (reader, liker) => inTransaction((tx) => giveLike(tx, reader, liker.memberId, NOW)),
  ],
  ['has lost the like', (reader, liker) => inTransaction((tx) => endLike(tx, liker, reader.memberId))],
  ['has turned on privacy mode', (reader) => change(reader, { paused: true })],
  ['was liked by one who has turned on privacy mode', (_, liker) => change(liker, { paused: true })],
  [
    'has blocked the other',
    ({ brandId, memberId }, liker) =>
      db.insert(block).values({ brandId, memberId, blockedId: liker.memberId, createdAt: NOW }),
  ],
  [
    'has turned likes off',
    ({ brandId, memberId }) =>
      db.insert(notificationChoice).values({ brandId, memberId, kind: 'like', email: true, push: false }),
  ],
  [
    'has unsubscribed the browser',
    ({ memberId }) => db.delete(pushSubscription).where(eq(pushSubscription.memberId, memberId)),
  ],
])('a member who %s before the push message is sent does not get it', async (_, happens) => {
  const { reader, liker } = await addLike()
  await happens(reader, liker)
  expect(await round()).toMatchObject([{ status: 'skipped' }])
  expect(sent.push).toEqual([])
})
