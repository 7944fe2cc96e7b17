import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { conversation, conversationMember, message } from '../../tables/chat.ts'
import { block } from '../../tables/members.ts'
import { MINUTE_MS } from '../../time.ts'
import { addMember } from '../account/fixture-member.ts'
import { ensureBrands } from '../site/brands.ts'
import { deleteChat, findChats } from './chats.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const brandId = 'amberly'

const database = await testDatabase()
const { db } = database
await ensureBrands(database)

interface Someone {
  readonly id: string
}

async function openChats() {
  const me = await addMember(database)
  let minutes = 0

  async function begin(one: Someone, other: Someone) {
    const id = newId()
    await db.insert(conversation).values({ id, brandId, createdAt: NOW })
    const side = (memberId: string, otherId: string) => ({ conversationId: id, brandId, memberId, otherId })
    await db.insert(conversationMember).values([side(one.id, other.id), side(other.id, one.id)])
    return id
  }

  async function write(conversationId: string, sender: Someone) {
    const at = new Date(NOW.getTime() + (minutes += 1) * MINUTE_MS)
    const isIt = eq(conversation.id, conversationId)
    const [before] = await db.select().from(conversation).where(isIt)
    const sequence = (before?.lastSequence ?? 0) + 1
    await db.update(conversation).set({ lastSequence: sequence, lastMessageAt: at }).where(isIt)
    const row = {
      conversationId,
      sequence,
      brandId,
      senderId: sender.id,
      id: newId(),
      body: 'Hi',
      createdAt: at,
    }
    await db.insert(message).values(row)
  }

  const chats = async (of = me) =>
    (await findChats(db, { ...of, role: 'premium' }, NOW)).chats.map(({ profile, num_unread_messages }) => [
      profile.name,
      num_unread_messages,
    ])
  const named = (name: string, overrides = {}) => addMember(database, { profile: { name }, ...overrides })
  return { me, begin, write, chats, named }
}

test('§3: a member sees conversations that have messages, latest first, with their unread counts', async () => {
  const { me, begin, write, chats, named } = await openChats()
  const [ann, bo, cas] = [await named('Ann'), await named('Bo'), await named('Cas')]
  const [withAnn, withBo] = [await begin(me, ann), await begin(bo, me)]
  await begin(me, cas)
  await write(withAnn, ann)
  await write(withAnn, ann)
  await write(withBo, bo)
  await write(withBo, me)
  await write(withAnn, me)
  expect(await chats()).toEqual([
    ['Ann', 2],
    ['Bo', 1],
  ])
  await db.update(conversationMember).set({ readUpTo: 1 }).where(eq(conversationMember.memberId, me.id))
  expect(await chats()).toEqual([
    ['Ann', 1],
    ['Bo', 0],
  ])
  expect(await chats(cas)).toEqual([])
})

test('§4: a member who deletes a chat no longer sees it, until the next message; the other still does', async () => {
  const { me, begin, write, chats, named } = await openChats()
  const ann = await named('Ann', {})
  const id = await begin(me, ann)
  await write(id, ann)
  await write(id, ann)
  expect(await deleteChat(db, me, id)).toBe(true)
  expect(await chats()).toEqual([])
  expect(await chats(ann)).toHaveLength(1)
  // §7: the client may retry.
  expect(await deleteChat(db, me, id)).toBe(false)
  await write(id, ann)
  expect(await chats()).toEqual([['Ann', 1]])
})

test('a member cannot delete a conversation of others or one that does not exist', async () => {
  const { me, begin, write, chats, named } = await openChats()
  const [ann, bo] = [await named('Ann'), await named('Bo')]
  const theirs = await begin(ann, bo)
  await write(theirs, bo)
  await expect(deleteChat(db, me, theirs)).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteChat(db, me, 'nothing')).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteChat(db, { ...ann, brandId: 'marigold' }, theirs)).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await chats(ann)).toEqual([['Bo', 1]])
})

test('§6: a block hides the conversation from both at once, and so does a closed account', async () => {
  const { me, begin, write, chats, named } = await openChats()
  const ann = await named('Ann')
  await write(await begin(me, ann), ann)
  await write(await begin(me, await named('Bo', { status: 'pending_deletion' })), me)
  expect(await chats()).toEqual([['Ann', 1]])
  await db.insert(block).values({ brandId, memberId: ann.id, blockedId: me.id, createdAt: NOW })
  expect(await chats()).toEqual([])
  expect(await chats(ann)).toEqual([])
})

test('two members have one conversation, in which each message has its own sequence and id', async () => {
  const { begin, write, me, named } = await openChats()
  const ann = await named('Ann')
  const id = await begin(me, ann)
  await write(id, ann)
  const again = await begin(ann, me).catch((error: Error) => String(error.cause))
  expect(again).toContain('conversation_member_pair')
  const row = { conversationId: id, brandId, senderId: me.id, body: 'Hi', createdAt: NOW }
  const fault = (values: { sequence: number; id: string }) =>
    db
      .insert(message)
      .values({ ...row, ...values })
      .then(
        () => 'inserted',
        (error: Error) => String(error.cause),
      )
  expect(await fault({ sequence: 1, id: 'a' })).toMatch(/message_\d+_pkey/)
  expect(await fault({ sequence: 2, id: 'a' })).toBe('inserted')
  expect(await fault({ sequence: 3, id: 'a' })).toMatch(/message_\d+_conversation_id_sender_id_id_key/)
})
