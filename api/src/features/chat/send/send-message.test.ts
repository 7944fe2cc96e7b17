import {
  blockMember,
  getChats,
  message as messageSchema,
  sendMessage,
  type UserEvent,
  unblock,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { member } from '../../../tables/account.ts'
import { userEvent } from '../../../tables/events.ts'
import { profile } from '../../../tables/members.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { textsIn, WOMAN, writersOf } from '../fixture-chat.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { db } = world.database
const { writer, couple, write, send, open, credits, topUp } = writersOf(world, clock)

async function eventsOf({ id }: { readonly id: string }): Promise<UserEvent[]> {
  const rows = await db.select().from(userEvent).where(eq(userEvent.memberId, id)).orderBy(userEvent.sequence)
  return rows.map(({ event }) => event)
}

test('§5: a message is charged, stored and published to both', async () => {
  const { he, she } = await couple()
  const { data } = await write(he, she, '  Hello there!\r\n')
  expect(data.credits).toBe(95)
  expect(data.chat).toMatchObject({
    profile: { name: 'she' },
    num_unread_messages: 0,
    last_message: { sequence: 1, from: he.id, kind: 'text', text: 'Hello there!' },
  })
  expect(messageSchema.parse(data.message)).toEqual(data.message)
  expect(await credits(he)).toBe(95)
  await write(she, he, 'Hi')
  expect(await credits(she)).toBe(95)
  const chat = await open(he, she)
  expect(textsIn(chat)).toEqual(['1 Hello there!', '2 Hi'])
  expect(chat).toMatchObject({ has_written: true, refusal: null, up_to: 2, has_older: false })
  expect((await he.call(getChats, {})).data.chats).toMatchObject([{ num_unread_messages: 1 }])
  expect((await eventsOf(she)).filter(({ kind }) => kind === 'message')).toMatchObject([
    { chat: { profile: { name: 'he' }, num_unread_messages: 1 }, message: { sequence: 1 } },
    { chat: { profile: { name: 'he' }, num_unread_messages: 0 }, message: { sequence: 2 } },
  ])
})

test('the same id is one message and one charge, however often it is sent; other content is refused', async () => {
  const { he, she } = await couple()
  const id = newId()
  const first = await write(he, she, 'Once', id)
  const again = await Promise.all(Array.from({ length: 5 }, () => write(he, she, 'Once', id)))
  for (const { status, data } of again) {
    expect(status).toBe(200)
    expect(data.message).toEqual(first.data.message)
    expect(data.credits).toBe(95)
  }
  clock.pass(24 * 3_600_000)
  expect((await write(he, she, 'Once', id)).data.message).toEqual(first.data.message)
  expect((await write(he, she, 'Twice', id)).data.error?.code).toBe('id_reused')
  const other = await writer('other', { profile: WOMAN })
  expect((await write(he, other, 'Once', id)).data.error?.code).toBe('id_reused')
  expect(textsIn(await open(she, he))).toEqual(['1 Once'])
  expect(await credits(he)).toBe(95)
})

test('a message written by one member is never sent in the name of another who has logged in since', async () => {
  const { he, she } = await couple()
  const sendFrom = (from: string) => {
    const content = { kind: 'text', text: 'Hello' } as const
    return he.call(sendMessage, { body: { id: newId(), from, profile: she.id, content } })
  }
  const { status, data } = await sendFrom(she.id)
  expect([status, data.error?.code]).toEqual([403, 'authentication_required'])
  expect((await sendFrom(he.id)).status).toBe(200)
  expect(textsIn(await open(she, he))).toEqual(['1 Hello'])
})

test('§5: fifty messages at once on the credits of one: one is sent, and the balance is 0', async () => {
  const he = await writer('he', { credits: 5, isPaid: true })
  const she = await writer('she', { profile: WOMAN })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => write(he, she, `Message ${i}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ data }) => data.error?.code === 'not_enough_credits')).toHaveLength(49)
  expect(await credits(he)).toBe(0)
  expect((await open(she, he)).messages).toHaveLength(1)
})

test('§5: what is refused for want of credits costs nothing, and goes through with the same id after a top-up', async () => {
  const he = await writer('he', { credits: 4 })
  const she = await writer('she', { profile: WOMAN })
  const id = newId()
  const { status, data } = await write(he, she, 'Hello', id)
  expect([status, data.error]).toMatchObject([402, { code: 'not_enough_credits' }])
  expect(await open(he, she)).toMatchObject({ conversation: null, conversations_left: 2 })
  await topUp(he, 1)
  expect((await write(he, she, 'Hello', id)).status).toBe(200)
  expect(await credits(he)).toBe(0)
})

test('§6: a free member starts two conversations, a third is refused even at once; replying is always allowed', async () => {
  const he = await writer('he', { credits: 500 })
  const women = await Promise.all(['a', 'b', 'c', 'd'].map((name) => writer(name, { profile: WOMAN })))
  const answers = await Promise.all(women.map((woman) => write(he, woman, 'Hello')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ data }) => data.error?.code === 'conversation_limit')).toHaveLength(2)
  const third = women[answers.findIndex(({ status }) => status !== 200)] ?? expect.fail('no third')
  expect(await open(he, third)).toMatchObject({ refusal: 'conversation_limit', conversations_left: 0 })
  expect((await write(third, he, 'Then I start')).status).toBe(200)
  expect(await open(he, third)).toMatchObject({ refusal: null })
  expect((await write(he, third, 'A reply')).status).toBe(200)
  const first = women[answers.findIndex(({ status }) => status === 200)] ?? expect.fail('no first')
  expect((await write(he, first, 'Another one')).status).toBe(200)
})

test('§4: members whose address is not confirmed cannot write, and others cannot write to them', async () => {
  const { he, she } = await couple()
  await write(he, she, 'Hello')
  await db.update(member).set({ status: 'not_confirmed' }).where(eq(member.id, he.id))
  await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, he.id))
  expect((await write(he, she, 'Again')).data.error?.code).toBe('confirmation_required')
  expect((await write(she, he, 'A reply')).data.error?.code).toBe('awaiting_confirmation')
  expect(await open(she, he)).toMatchObject({ refusal: 'awaiting_confirmation' })
  expect(await open(he, she)).toMatchObject({ refusal: 'confirmation_required' })
})

test('§6: a block refuses both until it is lifted', async () => {
  const { he, she } = await couple()
  await write(he, she, 'Hello')
  const id = newId()
  const { message } = (await write(he, she, 'Hello again', id)).data
  await she.call(blockMember, { body: { profile: he.id } })
  // The answer to the first try may have been lost.
  expect((await write(he, she, 'Hello again', id)).data).toMatchObject({ message, chat: null, credits: 90 })
  const refused = await write(he, she, 'Still there?')
  expect([refused.status, refused.data]).toMatchObject([403, { error: { code: 'blocked_by' } }])
  expect(refused.data).toHaveProperty('data', { name: 'she' })
  expect((await write(she, he, 'No')).data).toMatchObject({
    error: { code: 'you_blocked' },
    data: { name: 'he', profile: he.id },
  })
  expect((await he.call(getChats, {})).data.chats).toEqual([])
  await she.call(unblock, { body: { profile: he.id } })
  expect((await write(he, she, 'Still there?')).status).toBe(200)
  expect(textsIn(await open(she, he))).toEqual(['1 Hello', '2 Hello again', '3 Still there?'])
})

test('a member who left, one who is paused, oneself, and nobody cannot be written to', async () => {
  const { he, she } = await couple()
  const paused = await writer('paused', { profile: { ...WOMAN, status: 'disabled' } })
  await db.update(member).set({ status: 'pending_deletion' }).where(eq(member.id, she.id))
  for (const id of [she.id, paused.id, he.id, 'nobody'])
    expect((await write(he, { id }, 'Hello')).status).toBe(404)
  expect(await credits(he)).toBe(100)
})

test('privacy mode hides a member from strangers only: conversations go on', async () => {
  const { he, she } = await couple()
  await write(he, she, 'Hello')
  await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, she.id))
  expect((await write(he, she, 'Are you there?')).status).toBe(200)
  expect((await write(she, he, 'Yes')).status).toBe(200)
})

test('a member in privacy mode, or with an unfinished profile, writes to no stranger', async () => {
  const { he, she } = await couple()
  const stranger = await writer('stranger', { profile: WOMAN })
  await write(he, she, 'Hello')
  await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, he.id))
  const { status, data } = await write(he, stranger, 'Hello')
  expect([status, data.error?.code]).toEqual([403, 'profile_hidden'])
  expect((await open(he, stranger)).refusal).toBe('profile_hidden')
  expect((await open(he, she)).refusal).toBeNull()
})

test('privacy mode hides when the member was last there', async () => {
  const { he, she } = await couple()
  await write(he, she, 'Hello')
  const seen = async () => [
    (await open(he, she)).last_active,
    (await he.call(getChats, {})).data.chats.map(({ last_active }) => last_active),
  ]
  await write(she, he, 'Hello')
  expect(await seen()).toEqual(['now', ['now']])
  await db.update(profile).set({ status: 'disabled' }).where(eq(profile.memberId, she.id))
  expect(await seen()).toEqual([null, [null]])
})

test.each([
  ['an empty text', ''],
  ['white space', ' \n\t '],
  ['zero-width text', '\u200b\u200d\u2060\ufeff'],
  ['a text that is too long', 'x'.repeat(1_001)],
])('%s is refused', async (_, text) => {
  const { he, she } = await couple()
  const { status, data } = await write(he, she, text)
  expect([status, data.error?.fields]).toEqual([422, { text: 'invalid_input' }])
  expect(await credits(he)).toBe(100)
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['right-to-left text', 'שלום'],
  ['a thousand emoji', '👩‍❤️‍👨'.repeat(125)],
])('%s is stored as it is', async (_, text) => {
  const { he, she } = await couple()
  expect((await write(he, she, text)).data.message.content).toEqual({ kind: 'text', text })
})

test('characters that turn the text around them are left out', async () => {
  const { he, she } = await couple()
  const { message } = (await write(he, she, '\u202eevil\u202c שלום')).data
  expect(message.content).toEqual({ kind: 'text', text: 'evil שלום' })
})

test('a gift costs its price and carries a note; one that the brand does not offer is refused', async () => {
  const { he, she } = await couple()
  const { data } = await send(he, she, { kind: 'gift', gift: 'rose', note: ' For you ' })
  expect(data).toMatchObject({
    credits: 90,
    message: { content: { kind: 'gift', gift: 'rose', note: 'For you' } },
    chat: { last_message: { kind: 'gift', gift: 'rose', text: 'For you' } },
  })
  const { chats } = (await she.call(getChats, {})).data
  expect(chats).toMatchObject([{ last_message: { from: he.id, kind: 'gift', gift: 'rose' } }])
  await write(he, she, 'And a text')
  expect((await she.call(getChats, {})).data.chats).toMatchObject([
    { last_message: { kind: 'text', gift: null } },
  ])
  const refused = await send(he, she, { kind: 'gift', gift: 'yacht' })
  expect(refused.data.error?.fields).toEqual({ gift: 'invalid_input' })
})
