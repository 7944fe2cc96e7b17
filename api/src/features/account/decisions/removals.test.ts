import {
  changeProfile,
  deleteChat,
  exportMember,
  getChat,
  getChats,
  getOwnProfile,
  sendMessage,
  type UserEvent,
} from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { userEvent } from '../../../tables/events.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photo } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { WOMAN, writersOf } from '../../chat/fixture-chat.ts'
import { addChatPhoto } from '../../chat/fixture-messages.ts'
import { maySeeChatPhoto } from '../../chat/photos/may-see-chat-photo.ts'
import { stoppedClock } from '../../members/fixture-people.ts'
import { addPhotoRow } from '../../members/photos/fixture-photo.ts'
import type { Action } from './carry-out.ts'
import { decide } from './decide.ts'
import { findDecision, liftDecision } from './lift.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { couple, writer, write, send, open } = writersOf(world, clock)
type Person = Awaited<ReturnType<typeof writer>>

function make({ brandId, memberId }: MemberKey, action: Action) {
  const made = { ...action, rule: 'offensive', facts: 'Rude.', source: 'staff', by: 'Sam' } as const
  return database.inTransaction((tx) => decide(tx, { brandId, memberId }, made, clock.now()))
}

async function lift(made: Awaited<ReturnType<typeof make>>) {
  const found = await findDecision(db, 'amberly', made?.reference ?? '')
  if (!found) throw new Error('There is no decision.')
  const review = { by: 'Kim', answer: 'We erred.' }
  return database.inTransaction((tx) => liftDecision(tx, found, review, clock.now()))
}

const mailTo = async ({ memberId }: MemberKey) => {
  const isTheirs = and(eq(outbox.memberId, memberId), eq(outbox.kind, 'decision'))
  return (await db.select().from(outbox).where(isTheirs).orderBy(desc(outbox.id)))[0]?.data
}

/** A conversation as a member sees it: its messages, and the last line in the list. */
async function seenBy(one: Person, other: Person) {
  const { messages } = await open(one, other)
  const { chats } = (await one.call(getChats, {})).data
  const last = chats.find(({ profile }) => profile.id === other.id)?.last_message
  return { contents: messages.map(({ content }) => content), last: last && [last.kind, last.text] }
}

async function eventsOf({ id }: Person): Promise<UserEvent[]> {
  const rows = await db.select().from(userEvent).where(eq(userEvent.memberId, id)).orderBy(userEvent.sequence)
  return rows.map(({ event }) => event)
}

async function talk() {
  const { he, she } = await couple()
  await write(she, he, 'Hello')
  const id = newId()
  await write(he, she, 'Something rude', id)
  const conversation = (await open(he, she)).conversation?.id ?? expect.fail('no conversation')
  return { he, she, conversation, id }
}

test('a removed name gives way to a neutral one, may not be taken again, and returns unless there is a new one', async () => {
  const ann = await writer('Rude Word')
  const made = await make(ann, { kind: 'remove-name' })
  expect(made).toMatchObject({ subject: { text: 'Rude Word' } })
  expect(await mailTo(ann)).toMatchObject({ kind: 'remove-name' })
  const nameOf = async () => (await ann.call(getOwnProfile, {})).data.profile.name
  expect(await nameOf()).toBe('Member')
  expect((await eventsOf(ann)).at(-1)).toMatchObject({ kind: 'user', user: { profile: { name: 'Member' } } })
  expect(await make(ann, { kind: 'remove-name' })).toBeUndefined()

  const rename = (name: string) => ann.call(changeProfile, { body: { name } })
  expect((await rename(' rude  WORD ')).data.error?.fields).toEqual({ name: 'username_removed' })
  expect((await rename('Rude Word1.')).data.error?.fields).toEqual({ name: 'username_removed' })
  expect(await nameOf()).toBe('Member')
  expect((await rename('Ann')).status).toBe(200)
  expect(await lift(made)).toBe(true)
  expect(await nameOf()).toBe('Ann')
  expect((await rename('Rude Word')).status).toBe(200)

  const bo = await writer('Bo Bad')
  await lift(await make(bo, { kind: 'remove-name' }))
  expect((await bo.call(getOwnProfile, {})).data.profile.name).toBe('Bo Bad')
})

test('a removed text may not be put back with other signs, unless the decision is lifted', async () => {
  const ann = await writer('Ann')
  const write = (about_me: string) => ann.call(changeProfile, { body: { about_me } })
  await write('Pay me, darling!')
  const made = await make(ann, { kind: 'remove-text' })
  for (const text of ['Pay me, darling!', 'pay me  DARLING 1'])
    expect((await write(text)).data.error?.fields).toEqual({ about_me: 'text_removed' })
  const { profile } = (await ann.call(getOwnProfile, {})).data
  expect(profile.about_me).toBeNull()
  expect((await write('I sing.')).status).toBe(200)
  await lift(made)
  expect((await write('Pay me, darling!')).status).toBe(200)
})

test('a removed name stands in no event that others’ pages still receive', async () => {
  const he = await writer('Rude Word')
  const she = await writer('Ann', { profile: WOMAN, isPaid: true })
  await write(he, she, 'Hello')
  expect(JSON.stringify(await eventsOf(she))).toContain('Rude Word')
  await make(he, { kind: 'remove-name' })
  expect(JSON.stringify(await eventsOf(she))).not.toContain('Rude Word')
  expect(JSON.stringify(await eventsOf(she))).toContain('"name":"Member"')
})

test('a removed message is gone for both, in open pages too, and returns when the decision is lifted', async () => {
  const { he, she, conversation, id } = await talk()
  const place = { conversation, sequence: 2 }
  const made = await make(he, { kind: 'remove-message', message: place })
  expect(made).toMatchObject({ subject: { text: 'Something rude', message: place } })
  expect(await mailTo(he)).toMatchObject({ kind: 'remove-message' })
  for (const [one, other] of [
    [he, she],
    [she, he],
  ] as const) {
    expect(await seenBy(one, other)).toEqual({
      contents: [{ kind: 'text', text: 'Hello' }, { kind: 'removed' }],
      last: ['removed', ''],
    })
    const events = await eventsOf(one)
    expect(events.at(-1)).toMatchObject({
      kind: 'message_changed',
      conversation,
      profile: other.id,
      message: { sequence: 2, content: { kind: 'removed' } },
    })
    // A page that was away receives the earlier event, too.
    expect(JSON.stringify(events)).not.toContain('Something rude')
  }
  expect(await make(he, { kind: 'remove-message', message: place })).toBeUndefined()
  const data = (await he.call(exportMember, {})).data
  expect(data.messages).toMatchObject([{ sequence: 2, text: '', removed: true }])
  expect(data.decisions).toMatchObject([{ removed: 'Something rude', message: place }])
  // The sender's browser may repeat the request, whose answer was lost.
  const again = { id, profile: she.id, content: { kind: 'text', text: 'Something rude' } } as const
  expect(await he.call(sendMessage, { body: again })).toMatchObject({
    status: 200,
    data: { message: { content: { kind: 'removed' } } },
  })

  expect(await lift(made)).toBe(true)
  expect(await seenBy(she, he)).toMatchObject({ last: ['text', 'Something rude'] })
  expect((await eventsOf(she)).at(-1)).toMatchObject({ message: { content: { text: 'Something rude' } } })
})

test('only the sender’s own text is removed, by its place', async () => {
  const { he, she, conversation } = await talk()
  const remove = (kind: 'remove-message' | 'remove-note' | 'remove-picture', sequence: number) =>
    make(he, { kind, message: { conversation, sequence } })
  expect(await remove('remove-message', 1)).toBeUndefined()
  expect(await remove('remove-message', 3)).toBeUndefined()
  expect(await remove('remove-note', 2)).toBeUndefined()
  expect(await remove('remove-picture', 2)).toBeUndefined()
  expect(await seenBy(she, he)).toMatchObject({ last: ['text', 'Something rude'] })
})

test('a member who has deleted the conversation gets no event that brings a restored message back', async () => {
  const { he, she, conversation } = await talk()
  const made = await make(he, { kind: 'remove-message', message: { conversation, sequence: 2 } })
  await she.call(deleteChat, { body: { conversation } })
  await lift(made)
  expect(JSON.stringify(await eventsOf(she))).not.toContain('Something rude')
  expect(await seenBy(she, he)).toEqual({ contents: [], last: undefined })
})

test('the note to a gift goes, and the gift stays', async () => {
  const { he, she } = await couple()
  await send(he, she, { kind: 'gift', gift: 'rose', note: 'Something rude' })
  const conversation = (await open(he, she)).conversation?.id ?? ''
  const note = { conversation, sequence: 1 }
  expect(await make(he, { kind: 'remove-message', message: note })).toBeUndefined()
  const made = await make(he, { kind: 'remove-note', message: note })
  const gift = { kind: 'gift', gift: 'rose' }
  expect(await seenBy(she, he)).toEqual({ contents: [{ ...gift, note: null }], last: ['gift', ''] })
  await lift(made)
  expect(await seenBy(she, he)).toMatchObject({ contents: [{ ...gift, note: 'Something rude' }] })
})

test('a removed picture is gone from every conversation, and cannot be sent or opened by others', async () => {
  const { he, she } = await couple()
  const eve = await writer('Eve', { profile: WOMAN })
  const id = newId()
  const filename = `${id}.${'f'.repeat(20)}.webp`
  await addChatPhoto(database, he, { id, filename })
  for (const to of [she, eve]) expect((await send(he, to, { kind: 'photo', photo: id })).status).toBe(200)
  const conversation = (await open(he, she)).conversation?.id ?? ''
  const maySee = () => {
    const { brandId, memberId } = she
    const viewer = { id: '', brandId, memberId, role: 'premium', position: 0 } as const
    return maySeeChatPhoto(db, { brandId, viewer, name: filename }, clock.now())
  }
  expect(await maySee()).toBe(true)
  const made = await make(he, { kind: 'remove-picture', message: { conversation, sequence: 1 } })
  for (const one of [she, eve])
    expect(await seenBy(one, he)).toEqual({ contents: [{ kind: 'removed' }], last: ['removed', ''] })
  expect(JSON.stringify(await eventsOf(eve))).not.toContain(filename)
  expect(await maySee()).toBe(false)
  expect((await send(he, she, { kind: 'photo', photo: id })).status).toBe(422)
  expect((await he.call(exportMember, {})).data.decisions).toMatchObject([{ photo: filename }])

  await lift(made)
  expect(await seenBy(eve, he)).toMatchObject({ contents: [{ kind: 'photo' }], last: ['photo', ''] })
  expect(await maySee()).toBe(true)
})

test('a hidden photo is gone from conversations, and stays so while another decision about it stands', async () => {
  const { he, she } = await couple()
  const gallery = await addPhotoRow(database, he, { isMain: true })
  await addChatPhoto(database, he, { id: gallery.id })
  await send(he, she, { kind: 'photo', photo: gallery.id })
  const conversation = (await open(he, she)).conversation?.id ?? ''
  const sent = await make(he, { kind: 'remove-picture', message: { conversation, sequence: 1 } })
  const shown = await make(he, { kind: 'remove-photo', photo: gallery.id })
  const state = async () => {
    const [own] = await db.select().from(photo).where(eq(photo.id, gallery.id))
    const [copy] = await db.select().from(chatPhoto).where(eq(chatPhoto.id, gallery.id))
    const { messages } = (await she.call(getChat, { query: { profile: he.id } })).data
    return [own?.status, copy?.isRejected, messages[0]?.content.kind]
  }
  expect(await state()).toEqual(['rejected', true, 'removed'])
  await lift(shown)
  expect(await state()).toEqual(['active', true, 'removed'])
  await lift(sent)
  expect(await state()).toEqual(['active', false, 'photo'])
  await make(he, { kind: 'remove-photo', photo: gallery.id })
  expect(await state()).toEqual(['rejected', true, 'removed'])
})
