import { blockMember, deleteAccount, deleteChat, getChats, markMessages, type UserEvent } from 'contracts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../fixtures/world.ts'
import { userEvent } from '../../tables/events.ts'
import { PASSWORD } from '../account/fixture-member.ts'
import { stoppedClock } from '../members/fixture-people.ts'
import { writersOf } from './fixture-chat.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
const { couple, write } = writersOf(world, clock)

type Writer = Awaited<ReturnType<typeof couple>>['he']

async function eventsOf({ id }: Writer): Promise<UserEvent[]> {
  const rows = await db
    .select()
    .from(userEvent)
    .where(eq(userEvent.memberId, id))
    .orderBy(desc(userEvent.sequence))
  return rows.map(({ event }) => event)
}

const chatOf = async (one: Writer) => (await one.call(getChats, {})).data.chats[0]

async function conversationOf(writers: { he: Writer; she: Writer }) {
  const { data } = await write(writers.she, writers.he, 'Hello')
  return data.chat?.conversation.id ?? expect.fail('no conversation')
}

test('the last event has the right count of unread messages when reading meets a new message', async () => {
  const { he, she } = await couple()
  const id = await conversationOf({ he, she })
  for (let sequence = 1; sequence <= 25; sequence += 1) {
    const body = { state: 'read' as const, conversations: [{ id, up_to: sequence }] }
    await Promise.all([write(she, he, `Message ${sequence + 1}`), he.call(markMessages, { body })])
    const last = (await eventsOf(he)).find(({ kind }) => kind === 'message' || kind === 'read')
    const counted = last?.kind === 'message' ? last.chat.num_unread_messages : undefined
    const marked = last?.kind === 'read' ? last.num_unread_messages : undefined
    expect((await chatOf(he))?.num_unread_messages).toBe(counted ?? marked)
  }
})

test('the last event says whether the conversation is there when deleting meets a new message', async () => {
  const { he, she } = await couple()
  const id = await conversationOf({ he, she })
  for (let round = 1; round <= 25; round += 1) {
    await Promise.all([
      write(she, he, `Message ${round}`),
      he.call(deleteChat, { body: { conversation: id } }),
    ])
    const last = (await eventsOf(he)).find(({ kind }) => kind === 'message' || kind === 'chat_deleted')
    expect(last?.kind).toBe((await chatOf(he)) ? 'message' : 'chat_deleted')
  }
})

test.each<[string, (writers: { he: Writer; she: Writer; id: string }) => Promise<unknown>]>([
  [
    'the reader deletes the conversation',
    ({ he, id }) => he.call(deleteChat, { body: { conversation: id } }),
  ],
  ['the writer blocks the reader', ({ he, she }) => she.call(blockMember, { body: { profile: he.id } })],
  ['the writer leaves', ({ she }) => she.call(deleteAccount, { body: { password: PASSWORD } })],
])('a page that was away does not receive earlier messages once %s', async (_, act) => {
  const { he, she } = await couple()
  const id = await conversationOf({ he, she })
  expect(JSON.stringify(await eventsOf(he))).toContain('Hello')
  expect((await act({ he, she, id })) as object).toMatchObject({ status: expect.any(Number) })
  const events = await eventsOf(he)
  expect(JSON.stringify(events)).not.toContain('Hello')
  expect(events).toContainEqual({ kind: 'chat_deleted', conversation: id })
})
