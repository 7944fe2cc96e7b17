import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import type { Person } from '../../../http/fixtures/identity.ts'
import { savePicture } from '../../../pictures/save-picture.ts'
import { namesIn, testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { chatPhoto, conversation, conversationMember } from '../../../tables/chat.ts'
import { report } from '../../../tables/reports.ts'
import { DAY_MS } from '../../../time.ts'
import { purgeDeleted } from '../../account/own/purge-deleted.ts'
import { addPhotoRow, rejectPhoto } from '../../members/photos/fixture-photo.ts'
import { markDeleted } from '../../members/photos/photos.ts'
import { removeUnsentPhotos } from '../../members/photos/remove-unsent-photos.ts'
import { sweepPictures } from '../../members/photos/sweep-pictures.ts'
import { insertReport } from '../../members/reports/reports.ts'
import { addChatPhoto, addMessage } from '../fixture-messages.ts'

const storage = testStorage()
const world = await openWorld({ storage })
const { app, database } = world
const { db } = database

const file = Buffer.from('a picture')
const prepared = {
  files: { full: file, match: file, card: file, thumb: file, blurred: file },
  width: 720,
  height: 900,
  thumbhash: 'thumbhash',
}
const days = (count: number) => new Date(Date.now() + count * DAY_MS)
const sweep = async (now: Date) => {
  await removeUnsentPhotos({ database, storage }, now)
  return sweepPictures({ database, storage }, now)
}

async function addStored(owner: Person, createdAt = new Date()) {
  const stored = await savePicture(storage, prepared)
  await addChatPhoto(database, owner, { ...stored, createdAt })
  return stored
}

const people = {
  owner: await world.meet('amberly', 'unconfirmed'),
  free: await world.meet('amberly', 'free'),
  premium: await world.meet('amberly', 'premium'),
}
const headers = {
  visitor: await world.headersOf('amberly', 'visitor'),
  free: await world.headersOf('amberly', 'free'),
  premium: await world.headersOf('amberly', 'premium'),
  staff: await world.headersOf('amberly', 'staff'),
  unproven: await world.headersOf('amberly', 'staff', 'none'),
  support: await world.headersOf('amberly', 'support'),
  far: await world.headersOf('marigold', 'premium'),
}

/** The roles that get the file. */
async function viewersOf({ filename }: { readonly filename: string }) {
  const seen: string[] = []
  for (const [role, sent] of Object.entries(headers)) {
    const { statusCode } = await app.inject({ url: `/media/${filename}`, headers: sent })
    if (statusCode === 200) seen.push(role)
    else expect([role, statusCode]).toEqual([role, 404])
  }
  return seen
}

const reportOf = (message: number) => ({
  id: newId(),
  profile: people.owner.memberId,
  reason: 'offensive' as const,
  message,
})

test('a chat photo is for its owner, and for members to whom a message shows it', async () => {
  const mine = await addStored(people.premium)
  expect(await viewersOf(mine)).toEqual(['premium'])
  const { conversationId } = await addMessage(database, people.premium, people.free, {
    kind: 'photo',
    photoId: mine.id,
    body: '',
  })
  expect(await viewersOf(mine)).toEqual(['free', 'premium'])
  await db.delete(conversation).where(eq(conversation.id, conversationId))
  expect(await viewersOf(mine)).toEqual(['premium'])
})

test('a block, a deleted chat, a closed account and the history limit take the photo from the other member', async () => {
  const { owner, free } = people
  const photo = await addStored(owner)
  const sent = { kind: 'photo', photoId: photo.id, body: '' } as const
  const { conversationId, sequence } = await addMessage(database, owner, free, sent)
  const chat = eq(conversationMember.conversationId, conversationId)
  expect(await viewersOf(photo)).toEqual(['free'])
  for (const [by, blocked] of [
    [owner, free],
    [free, owner],
  ] as const) {
    await world.block(by, blocked)
    expect(await viewersOf(photo)).toEqual([])
    await world.unblock(by, blocked)
  }
  await db.update(conversationMember).set({ deletedUpTo: sequence }).where(chat)
  expect(await viewersOf(photo)).toEqual([])
  await db.update(conversationMember).set({ deletedUpTo: 0 }).where(chat)
  const isOwner = eq(member.id, owner.memberId)
  for (const status of ['pending_deletion', 'banned'] as const) {
    await db.update(member).set({ status }).where(isOwner)
    expect(await viewersOf(photo)).toEqual([])
  }
  await db.update(member).set({ status: 'not_confirmed' }).where(isOwner)
  expect(await viewersOf(photo)).toEqual(['free'])
  const old = await addStored(owner)
  await addMessage(database, owner, free, { ...sent, photoId: old.id, createdAt: days(-31) })
  await addMessage(database, owner, people.premium, { ...sent, photoId: old.id, createdAt: days(-31) })
  expect(await viewersOf(old)).toEqual(['premium'])
})

test('the copy of a gallery photo has its id, yet is seen only in the conversation', async () => {
  const copy = await addStored(people.owner)
  const shown = await savePicture(storage, prepared)
  await addPhotoRow(database, people.owner, { ...shown, id: copy.id, isMain: true })
  expect(await viewersOf(copy)).toEqual([])
  await sweep(days(0))
  expect(await namesIn(storage)).toContain(copy.filename)
})

test('a gallery photo that staff reject is taken from the members to whom it was sent', async () => {
  const { owner, premium } = people
  const [copy, other] = [await addStored(owner), await addStored(owner)]
  const shown = await savePicture(storage, prepared)
  await addPhotoRow(database, owner, { ...shown, id: copy.id })
  const sent = { kind: 'photo', photoId: copy.id, body: '' } as const
  const { sequence } = await addMessage(database, owner, premium, sent)
  await addMessage(database, owner, premium, { ...sent, photoId: other.id })
  expect(await viewersOf(copy)).toEqual(['premium'])
  await rejectPhoto(database, copy.id, 'under-age')
  expect(await viewersOf(copy)).toEqual([])
  expect(await viewersOf(other)).toEqual(['premium'])
  await database.inTransaction((tx) => insertReport(tx, premium, reportOf(sequence), new Date()))
  expect(await viewersOf(copy)).toEqual(['staff'])
})

test('a rejected photo that its owner deletes does not come back in conversations', async () => {
  const { owner, premium } = people
  const copy = await addStored(owner)
  await addPhotoRow(database, owner, { ...(await savePicture(storage, prepared)), id: copy.id })
  await addMessage(database, owner, premium, { kind: 'photo', photoId: copy.id, body: '' })
  await rejectPhoto(database, copy.id, 'under-age')
  await markDeleted(database, owner, copy.id, new Date())
  expect(await viewersOf(copy)).toEqual([])
  await sweep(days(2))
  expect(await viewersOf(copy)).toEqual([])
  expect(await namesIn(storage)).not.toContain(copy.filename)
})

test('the sweep removes photos that were not sent for two hours or whose messages are all gone', async () => {
  const { owner, premium } = people
  const [unsent, sent, gone] = [await addStored(owner), await addStored(owner), await addStored(owner)]
  const photo = (id: string) => ({ kind: 'photo', photoId: id, body: '' }) as const
  await addMessage(database, owner, premium, photo(sent.id))
  const { conversationId } = await addMessage(database, premium, people.free, photo(gone.id))
  expect(await removeUnsentPhotos({ database, storage }, days(1.9 / 24))).toBe(0)
  await db.delete(conversation).where(eq(conversation.id, conversationId))
  await sweep(days(2.1 / 24))
  const left = await db.select({ id: chatPhoto.id }).from(chatPhoto)
  const ids = left.map(({ id }) => id)
  expect([unsent, sent, gone].map(({ id }) => ids.includes(id))).toEqual([false, true, false])
  const names = await namesIn(storage)
  expect([unsent, sent, gone].map(({ cardFilename }) => names.includes(cardFilename))).toEqual([
    false,
    true,
    false,
  ])
})

test('a photo that an open report holds outlives its conversation and its owner, for staff only', async () => {
  const { owner, premium } = people
  const photo = await addStored(owner)
  const { conversationId, sequence } = await addMessage(database, owner, premium, {
    kind: 'photo',
    photoId: photo.id,
    body: '',
  })
  const made = reportOf(sequence)
  await database.inTransaction((tx) => insertReport(tx, premium, made, new Date()))
  expect(await viewersOf(photo)).toEqual(['premium', 'staff'])
  await db.delete(conversation).where(eq(conversation.id, conversationId))
  await sweep(days(2))
  expect(await viewersOf(photo)).toEqual(['staff'])
  await db
    .update(member)
    .set({ status: 'pending_deletion', leftAt: days(-15) })
    .where(eq(member.id, owner.memberId))
  expect(await purgeDeleted({ database, storage, secret: '' }, new Date())).toBe(1)
  await sweep(days(2))
  expect(await viewersOf(photo)).toEqual(['staff'])
  expect(await namesIn(storage)).not.toContain(photo.thumbFilename)
  await db.update(report).set({ outcome: 'acted', decidedAt: new Date() }).where(eq(report.sentId, made.id))
  expect(await viewersOf(photo)).toEqual([])
  await sweep(days(2))
  expect(await namesIn(storage)).not.toContain(photo.filename)
})
