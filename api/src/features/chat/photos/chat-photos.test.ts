import { type ChatPhoto, getUser, sendMessage, uploadChatPhoto, uploadPhoto } from 'contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { formWith } from '../../../http/fixtures/form.ts'
import { namesIn, testStorage } from '../../../storage/fixture-storage.ts'
import type { Storage } from '../../../storage/storage.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { DAY_MS } from '../../../time.ts'
import { beginSession } from '../../account/sessions/sessions.ts'
import { galleryOf, portrait } from '../../members/photos/fixture-gallery.ts'
import { rejectPhoto } from '../../members/photos/fixture-photo.ts'
import { approvePhoto } from '../../members/photos/photo-approval.ts'
import { sweepPictures } from '../../members/photos/sweep-pictures.ts'
import { addChatPhoto as addUnsent } from '../fixture-messages.ts'
import { copyFromGallery } from './chat-photos.ts'

const storage = testStorage()
const world = await openWorld({ storage })
const { app, database, meet } = world
const other = await meet('amberly', 'staff')
const headers = await world.headersOf('amberly', 'premium')
const gallery = galleryOf(world, headers)

async function upload(file = portrait, by = headers) {
  const { payload, type } = formWith('photo', file)
  const { path: url, method } = uploadChatPhoto
  const sent = { method, url, payload, query: { photo: '1' }, headers: { ...by, 'content-type': type } }
  const response = await app.inject(sent)
  return { status: response.statusCode, ...response.json<{ photo: ChatPhoto; error?: { code: string } }>() }
}

async function send(photo: string, id = newId(), by = headers) {
  const { path: url, method } = sendMessage
  const payload = { id, profile: other.memberId, content: { kind: 'photo', photo } }
  const response = await app.inject({ method, url, headers: by, payload })
  return { status: response.statusCode, body: response.json() }
}

const credits = async () =>
  (await app.inject({ method: 'GET', url: getUser.path, headers })).json<{ user: { credits: number } }>().user
    .credits

test('an uploaded photo is sent for its price', async () => {
  const { photo } = await upload()
  const before = await credits()
  const { body } = await send(photo.id)
  expect(body).toMatchObject({
    message: { content: { kind: 'photo', photo } },
    chat: { last_message: { kind: 'photo', text: '' } },
  })
  expect(await credits()).toBe(before - 10)
})

test('a photo of the gallery is copied, so that deleting it there takes nothing from the conversation', async () => {
  await gallery.upload()
  const [own] = (await gallery.photos()).photos
  if (!own) throw new Error('The gallery is empty.')
  const id = newId()
  const first = await send(own.id, id)
  expect(first.body).toMatchObject({ message: { content: { photo: { id: own.id } } } })
  const { filename } = first.body.message.content.photo
  expect(filename).not.toBe(own.filename)
  await gallery.remove(own.id)
  expect(await namesIn(storage)).toContain(filename)
  expect((await send(own.id, id)).body.message).toEqual(first.body.message)
  expect(await database.db.$count(chatPhoto, eq(chatPhoto.id, own.id))).toBe(1)
})

test.each([
  [sendMessage.path, {}],
  [uploadChatPhoto.path, { photo: '1' }],
  [uploadPhoto.path, {}],
])('100 KB of JSON is too much for %s with %j', async (url, query) => {
  const payload = { text: 'a'.repeat(100_000) }
  expect((await app.inject({ method: 'POST', url, query, headers, payload })).statusCode).toBe(413)
})

test('a gallery photo that staff reject can no longer be sent, though it was before', async () => {
  await gallery.upload()
  const own = (await gallery.photos()).photos.at(-1)
  if (!own) throw new Error('The gallery is empty.')
  const id = newId()
  const first = await send(own.id, id)
  expect(first.status).toBe(200)
  await rejectPhoto(database, own.id, 'under-age')
  const { status, body } = await send(own.id)
  expect([status, body.error?.fields]).toEqual([422, { photo: 'invalid_input' }])
  expect((await send(own.id, id)).body.message).toEqual(first.body.message)
})

test('a gallery photo that staff reject and its owner deletes can no longer be sent, and its copy is gone', async () => {
  await gallery.upload()
  const own = (await gallery.photos()).photos.at(-1)
  if (!own) throw new Error('The gallery is empty.')
  expect((await send(own.id)).status).toBe(200)
  await rejectPhoto(database, own.id, 'nudity')
  await gallery.remove(own.id)
  for (const now of [new Date(), new Date(Date.now() + 2 * DAY_MS)]) {
    const { status, body } = await send(own.id)
    expect([status, body.error?.fields]).toEqual([422, { photo: 'invalid_input' }])
    await sweepPictures({ database, storage }, now)
  }
  expect((await namesIn(storage)).filter((name) => name.startsWith(own.id))).toEqual([])
})

test('a gallery photo that staff approve after all can be sent again', async () => {
  await gallery.upload()
  const own = (await gallery.photos()).photos.at(-1)
  if (!own) throw new Error('The gallery is empty.')
  expect((await send(own.id)).status).toBe(200)
  await rejectPhoto(database, own.id, 'poor-quality')
  expect((await send(own.id)).status).toBe(422)
  await database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id: own.id }, new Date()))
  expect((await send(own.id)).status).toBe(200)
})

test.each([
  ['rejected', (id: string) => rejectPhoto(database, id, 'nudity')],
  ['deleted', (id: string) => gallery.remove(id)],
])('a gallery photo that is %s while it is copied leaves no copy', async (_, take) => {
  await gallery.upload()
  const own = (await gallery.photos()).photos.at(-1)
  if (!own) throw new Error('The gallery is empty.')
  const before = await namesIn(storage)
  let isTaken = false
  const slow: Storage = {
    ...storage,
    async put(name, file) {
      await storage.put(name, file)
      if (isTaken) return
      isTaken = true
      await take(own.id)
    },
  }
  const owner = await meet('amberly', 'premium')
  await copyFromGallery({ database, storage: slow }, owner, own.id, new Date())
  expect(await database.db.$count(chatPhoto, eq(chatPhoto.id, own.id))).toBe(0)
  expect(before).toEqual(expect.arrayContaining(await namesIn(storage)))
})

test('a member can have ten unsent photos, copies of the gallery included', async () => {
  const free = await meet('amberly', 'free')
  const by = await world.headersOf('amberly', 'free')
  for (let n = 0; n < 8; n += 1) await addUnsent(database, free)
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(portrait, by)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429])
  expect(await upload(Buffer.from('no picture'), by)).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests' },
  })
  const before = await namesIn(storage)
  const own = galleryOf(world, by)
  await own.upload()
  const [shown] = (await own.photos()).photos
  expect(await send(shown?.id ?? '', newId(), by)).toMatchObject({
    status: 403,
    body: { error: { code: 'photo_limit' } },
  })
  expect(await namesIn(storage)).toHaveLength(before.length + 5)
  await database.db.delete(chatPhoto).where(eq(chatPhoto.ownerId, free.memberId))
  await own.remove(shown?.id ?? '')
})

test('a member whose address is not confirmed cannot upload a photo', async () => {
  const { brandId, memberId } = await meet('amberly', 'unconfirmed')
  const by = {
    ...headers,
    cookie: `session=${await beginSession(database, { brandId, memberId, label: 'a test' }, new Date())}`,
  }
  expect(await upload(portrait, by)).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
})

test('what is no picture, and a photo of someone else, are refused', async () => {
  expect(await upload(Buffer.from('no picture'))).toMatchObject({
    status: 422,
    error: { code: 'picture_unreadable' },
  })
  const theirs = galleryOf(world, await world.headersOf('amberly', 'free'))
  await theirs.upload()
  const [foreign] = (await theirs.photos()).photos
  for (const photo of [foreign?.id ?? '', 'nothing']) {
    const { status, body } = await send(photo)
    expect([status, body.error.fields]).toEqual([422, { photo: 'invalid_input' }])
  }
})
