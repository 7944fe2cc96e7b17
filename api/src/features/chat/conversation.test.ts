import { deleteChat, getChat, getChats, MESSAGES_PAGE, markMessages, type UserEvent } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../fixtures/world.ts'
import { conversationMember, message } from '../../tables/chat.ts'
import { userEvent } from '../../tables/events.ts'
import { DAY_MS } from '../../time.ts'
import { stoppedClock } from '../members/fixture-people.ts'
import { textsIn, writersOf } from './fixture-chat.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
const { writer, couple, write, open } = writersOf(world, clock)

/** A conversation in which she has written this many messages, after his first one. */
async function conversationOf(count: number) {
  const { he, she } = await couple()
  const { data } = await write(he, she, 'Hello')
  const id = data.chat?.conversation.id ?? ''
  const [first] = await db.select().from(message).where(eq(message.conversationId, id))
  if (!first) throw new Error('There is no first message.')
  const rows = Array.from({ length: count - 1 }, (_, i) => ({
    ...first,
    sequence: i + 2,
    senderId: she.id,
    id: `message-${i + 2}`,
    body: `${i + 2}`,
  }))
  if (rows.length > 0) await db.insert(message).values(rows)
  await db.execute(`update conversation set last_sequence = ${count} where id = '${id}'`)
  return { he, she, id }
}

async function lastEvent({ id }: { readonly id: string }): Promise<UserEvent | undefined> {
  const rows = await db.select().from(userEvent).where(eq(userEvent.memberId, id)).orderBy(userEvent.sequence)
  return rows.at(-1)?.event
}

test('a conversation is read page by page, from its latest message to its first', async () => {
  const { he, she } = await conversationOf(MESSAGES_PAGE + 1)
  const latest = await open(he, she)
  expect(latest).toMatchObject({ has_older: true, is_limited: false, up_to: MESSAGES_PAGE + 1 })
  expect(latest.messages.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: MESSAGES_PAGE }, (_, i) => i + 2),
  )
  const older = await open(he, she, 2)
  expect(textsIn(older)).toEqual(['1 Hello'])
  expect(older).toMatchObject({ has_older: false, up_to: 1 })
  expect(await open(he, she, 2_147_483_647)).toMatchObject({ up_to: MESSAGES_PAGE + 1 })
})

test('§8: free members see the messages of 30 days, premium members all', async () => {
  const { he, she, id } = await conversationOf(4)
  const old = new Date(clock.now().getTime() - 31 * DAY_MS)
  await db.update(message).set({ createdAt: old }).where(eq(message.sequence, 1))
  await db.update(message).set({ createdAt: old }).where(eq(message.sequence, 2))
  const limited = await open(he, she)
  expect(textsIn(limited)).toEqual(['3 3', '4 4'])
  expect(limited).toMatchObject({ is_limited: true, has_older: false })
  expect(await open(she, he)).toMatchObject({ is_limited: false, messages: { length: 4 } })
  expect((await he.call(getChats, {})).data.chats).toMatchObject([{ num_unread_messages: 2 }])
  await db.update(message).set({ createdAt: old }).where(eq(message.conversationId, id))
  expect((await he.call(getChats, {})).data.chats).toMatchObject([
    { last_message: null, num_unread_messages: 0 },
  ])
  expect((await she.call(getChats, {})).data.chats).toMatchObject([{ last_message: { sequence: 4 } }])
})

test('§4: opening a chat sets its unread count to 0, and the writer learns that it was read', async () => {
  const { he, she, id } = await conversationOf(3)
  expect((await he.call(getChats, {})).data.chats).toMatchObject([{ num_unread_messages: 2 }])
  const mark = (by: typeof he, state: 'read' | 'delivered', up_to: number) =>
    by.call(markMessages, { body: { state, conversations: [{ id, up_to }] } })
  await mark(he, 'delivered', 3)
  expect(await lastEvent(she)).toEqual({ kind: 'delivered', conversation: id, up_to: 3 })
  expect(await open(she, he)).toMatchObject({ their_delivered_up_to: 3, their_read_up_to: 1 })
  const twice = [
    { id, up_to: 1 },
    { id, up_to: 2 },
  ]
  await he.call(markMessages, { body: { state: 'read', conversations: twice } })
  expect(await lastEvent(he)).toEqual({
    kind: 'read',
    by: 'me',
    conversation: id,
    up_to: 2,
    num_unread_messages: 1,
  })
  expect(await lastEvent(she)).toEqual({ kind: 'read', by: 'them', conversation: id, up_to: 2 })
  await mark(he, 'read', 1)
  await mark(he, 'read', 99)
  expect((await he.call(getChats, {})).data.chats).toMatchObject([{ num_unread_messages: 0 }])
  expect(await open(she, he)).toMatchObject({ their_read_up_to: 3 })
  expect(await open(he, she)).toMatchObject({ read_up_to: 3 })
})

test('a member cannot read, delete or mark a conversation of others, or learn that it exists', async () => {
  const { he, she, id } = await conversationOf(2)
  const stranger = await writer('stranger', { isPaid: true })
  expect((await stranger.call(getChat, { query: { conversation: id } })).status).toBe(404)
  expect((await stranger.call(deleteChat, { body: { conversation: id } })).status).toBe(404)
  const marks = {
    state: 'read',
    conversations: [
      { id, up_to: 2 },
      { id: 'nothing', up_to: 1 },
    ],
  } as const
  expect(
    (await stranger.call(markMessages, { body: { ...marks, conversations: [...marks.conversations] } }))
      .status,
  ).toBe(204)
  const rows = await db.select().from(conversationMember).where(eq(conversationMember.conversationId, id))
  expect(rows.map(({ memberId, readUpTo }) => [memberId, readUpTo])).toEqual(
    expect.arrayContaining([
      [he.id, 1],
      [she.id, 0],
    ]),
  )
  expect((await stranger.call(getChat, { query: {} })).status).toBe(422)
})

test('§4: a deleted chat is empty until the next message, for its member alone', async () => {
  const { he, she, id } = await conversationOf(3)
  await he.call(deleteChat, { body: { conversation: id } })
  expect(await open(he, she)).toMatchObject({ messages: [], has_older: false, is_limited: false, up_to: 3 })
  await write(she, he, 'Are you there?')
  expect(textsIn(await open(he, she))).toEqual(['4 Are you there?'])
  expect((await open(she, he)).messages).toHaveLength(4)
  expect((await he.call(getChats, {})).data.chats).toMatchObject([{ num_unread_messages: 1 }])
})

test('deleting a chat again changes nothing and publishes nothing', async () => {
  const { he, she, id } = await conversationOf(3)
  const remove = async () => (await he.call(deleteChat, { body: { conversation: id } })).status
  const count = () => db.$count(userEvent, eq(userEvent.memberId, he.id))
  expect(await remove()).toBe(204)
  const published = await count()
  expect(await remove()).toBe(204)
  expect(await count()).toBe(published)
  await write(she, he, 'Are you there?')
  expect(await remove()).toBe(204)
  expect(await lastEvent(he)).toEqual({ kind: 'chat_deleted', conversation: id })
})
