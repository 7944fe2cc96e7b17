import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { addBrowser } from '../../features/account/fixture-browser.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { session } from '../../tables/account.ts'
import { conversation, conversationMember } from '../../tables/chat.ts'
import { outbox } from '../../tables/outbox.ts'
import { SECOND_MS } from '../../time.ts'
import { openOutbox } from '../fixture-outbox.ts'
import { READING_MS } from './may-be-reading.ts'

const { database, parts, sent, enqueueOne, round } = await openOutbox()
const { db } = database

const now = parts.clock.now()
const AN_HOUR_AGO = new Date(now.getTime() - 3_600 * SECOND_MS)

beforeEach(async () => {
  await db.delete(outbox)
  sent.push.length = 0
})

/** A member with a phone and a laptop, both subscribed, and a message with waiting push messages. */
async function addMessage({ laptopSeenAt }: { readonly laptopSeenAt: Date }) {
  const add = () => addMember(database, { email: `${newId()}@example.com` })
  const [reader, writer] = [await add(), await add()]
  const { brandId, memberId } = reader
  const [phone, laptop] = [await addBrowser(db, reader), await addBrowser(db, reader)]
  const seen = (id: string, lastSeenAt: Date) =>
    db.update(session).set({ lastSeenAt }).where(eq(session.id, id))
  await seen(phone.sessionId, AN_HOUR_AGO)
  await seen(laptop.sessionId, laptopSeenAt)
  const conversationId = newId()
  await db.insert(conversation).values({ id: conversationId, brandId, createdAt: now })
  const ofReader = { conversationId, brandId, memberId, otherId: writer.memberId }
  await db.insert(conversationMember).values({ ...ofReader, readUpTo: 0 })
  const data = { fromId: writer.memberId, conversationId, sequence: 1 }
  await enqueueOne({ brandId, memberId, channel: 'push', kind: 'new-message', data })
  const reads = () =>
    db
      .update(conversationMember)
      .set({ readUpTo: 1 })
      .where(eq(conversationMember.conversationId, conversationId))
  return { phone, laptop, reads }
}

const endpoints = () => sent.push.map(({ subscription: { endpoint } }) => endpoint).toSorted()
const makeDue = () => db.update(outbox).set({ dueAt: sql`now()` })

test('§4: a message that is read on another device meanwhile is pushed to none', async () => {
  const { laptop, reads } = await addMessage({ laptopSeenAt: now })
  const results = await round()
  // The laptop's own service worker knows whether the member looks at the site.
  expect(endpoints()).toEqual([laptop.endpoint])
  expect(results).toContainEqual({
    status: 'waiting',
    reason: 'The member may be reading it elsewhere.',
    after: READING_MS,
  })
  expect(await round()).toEqual([])
  await reads()
  await makeDue()
  expect(await round()).toEqual([{ status: 'skipped', reason: 'It is no longer news.' }])
  expect(endpoints()).toEqual([laptop.endpoint])
})

test('§4: a message that is not read there is pushed a few seconds later', async () => {
  const { phone, laptop } = await addMessage({ laptopSeenAt: now })
  await round()
  await makeDue()
  expect(await round()).toMatchObject([{ status: 'sent' }])
  expect(endpoints()).toEqual([phone.endpoint, laptop.endpoint].toSorted())
})

test('§4: a member who uses the site nowhere gets the push at once', async () => {
  const { phone, laptop } = await addMessage({ laptopSeenAt: AN_HOUR_AGO })
  expect(await round()).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  expect(endpoints()).toEqual([phone.endpoint, laptop.endpoint].toSorted())
})
