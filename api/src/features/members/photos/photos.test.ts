import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../fixtures/world.ts'
import { drawPicture } from '../../../pictures/fixture-pictures.ts'
import { namesIn, testStorage } from '../../../storage/fixture-storage.ts'
import { userEvent } from '../../../tables/events.ts'
import { photo } from '../../../tables/members.ts'
import { outbox } from '../../../tables/outbox.ts'
import { addMember } from '../../account/fixture-member.ts'
import { beginSession } from '../../account/sessions/sessions.ts'
import { galleryOf, portrait } from './fixture-gallery.ts'
import { rejectPhoto } from './fixture-photo.ts'
import { approvePhoto, pendingPhotos } from './photo-approval.ts'

const storage = testStorage()
const world = await openWorld({ storage })
const demo = await openWorld({ isDemo: true })
const { database } = world
const { db } = database

/** A new member with a gallery, at the brand where photos need approval. */
async function openGallery(overrides: Parameters<typeof addMember>[1] = {}) {
  const me = await addMember(database, overrides)
  const started = { ...me, label: 'a test' }
  const cookie = `session=${await beginSession(database, started, new Date())}`
  const own = { host: 'localhost', 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }
  return { me, ...galleryOf(world, { ...own, cookie }) }
}

/** A gallery with this many approved photos. */
async function openApproved(count: number, overrides = {}) {
  const gallery = await openGallery({ isPaid: true, ...overrides })
  for (let n = 0; n < count; n += 1) await gallery.upload()
  const { photos } = await gallery.photos()
  for (const { id } of photos)
    await database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id }, new Date()))
  return { ...gallery, ids: photos.map(({ id }) => id) }
}

const byNumber = (a: number, b: number) => a - b

const mainOf = (photos: readonly { id: string; is_main: boolean }[]) =>
  photos.filter(({ is_main }) => is_main).map(({ id }) => id)

async function eventsOf({ memberId }: { memberId: string }) {
  const rows = await db
    .select({ event: userEvent.event })
    .from(userEvent)
    .where(eq(userEvent.memberId, memberId))
    .orderBy(asc(userEvent.sequence))
  return rows.flatMap(({ event }) => (event.kind === 'main_image' ? [event.main_image] : []))
}

test('a photo waits for approval; the first one is the main photo', async () => {
  const { me, upload } = await openGallery()
  const { status, photos, most } = await upload()
  expect([status, most, photos.length]).toEqual([200, 3, 1])
  const [first] = photos
  if (!first) throw new Error('There is no photo.')
  const { id, is_main, is_private, rejection, status: _, ...image } = first
  expect([first.status, is_main, is_private, rejection]).toEqual(['pending', true, false, null])
  expect([image.width, image.height]).toEqual([360, 450])
  const names = [image.filename, image.thumb_filename, image.card, image.match]
  expect(new Set(names).size).toBe(4)
  expect(await namesIn(storage)).toEqual(expect.arrayContaining(names))
  expect(await pendingPhotos(db, 'amberly')).toContainEqual(
    expect.objectContaining({ id, memberId: me.id, name: 'Ann', filename: image.filename }),
  )
  expect(await pendingPhotos(db, 'marigold')).toEqual([])
  expect(await database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id }, new Date()))).toBe(
    true,
  )
  expect(await pendingPhotos(db, 'amberly')).not.toContainEqual(expect.objectContaining({ id }))
  expect(await eventsOf(me)).toEqual([
    { ...image, status: 'pending' },
    { ...image, status: 'active' },
  ])
})

test('approved photos are mailed once a day, and approving one again is not', async () => {
  const { me, upload } = await openGallery()
  const ids = (await upload()).photos.map(({ id }) => id)
  ids.push(...(await upload()).photos.map(({ id }) => id).filter((id) => !ids.includes(id)))
  const day = new Date('2026-06-10T12:00:00Z')
  for (const id of ids)
    await database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id }, day))
  const later = new Date('2026-06-12T12:00:00Z')
  for (const id of ids)
    await database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id }, later))
  const rows = await db.select().from(outbox).where(eq(outbox.memberId, me.id))
  expect(rows).toMatchObject([{ channel: 'mail', kind: 'photo-approved' }])
})

test('in the demo a photo needs no approval', async () => {
  const gallery = galleryOf(demo, await demo.headersOf('amberly', 'free'))
  expect((await gallery.upload()).photos).toMatchObject([{ status: 'active', is_main: true }])
})

test('§5: of four concurrent uploads by a free member three are stored, and no file of the fourth', async () => {
  const { me, upload, photos } = await openGallery()
  const before = (await namesIn(storage)).length
  const responses = await Promise.all(Array.from({ length: 4 }, () => upload()))
  expect(responses.map(({ status }) => status).sort(byNumber)).toEqual([200, 200, 200, 403])
  expect(responses.find(({ error }) => error)?.error).toMatchObject({ code: 'premium_only' })
  expect((await photos()).photos).toHaveLength(3)
  expect(await namesIn(storage)).toHaveLength(before + 3 * 5)
  expect((await upload()).error?.code).toBe('premium_only')
  const rows = await db.select({ position: photo.position }).from(photo).where(eq(photo.memberId, me.id))
  expect(rows.map(({ position }) => position).sort(byNumber)).toEqual([0, 1, 2])
})

test('§5: premium members can have 25 photos', { timeout: 60_000 }, async () => {
  const { upload, photos } = await openGallery({ isPaid: true })
  const responses = await Promise.all(Array.from({ length: 27 }, () => upload()))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(25)
  for (const { status, error } of responses) if (status !== 200) expect(error?.code).toBe('photo_limit')
  expect(await photos()).toMatchObject({ most: 25, photos: { length: 25 } })
})

test('deleting a photo removes it and its files at once, and makes room for another', async () => {
  const { me, upload, remove, photos } = await openGallery()
  for (let n = 0; n < 3; n += 1) await upload()
  const before = await photos()
  const [first, second] = before.photos
  const gone = await remove(first?.id ?? '')
  expect([gone.status, gone.photos.length, mainOf(gone.photos)]).toEqual([200, 2, [second?.id]])
  expect(await namesIn(storage)).not.toContain(first?.filename)
  expect(await namesIn(storage)).not.toContain(first?.thumb_filename)
  // A page that missed the response retries.
  expect((await remove(first?.id ?? '')).status).toBe(200)
  expect((await upload()).photos).toHaveLength(3)
  expect((await eventsOf(me)).map((main) => main?.filename)).toEqual([first?.filename, second?.filename])
})

test('deleting the last photo leaves no main photo, and the pages learn of it', async () => {
  const { me, upload, remove } = await openGallery()
  const { photos } = await upload()
  expect((await remove(photos[0]?.id ?? '')).photos).toEqual([])
  expect((await eventsOf(me)).at(-1)).toBeNull()
})

test('a member can reorder photos and choose the main one', async () => {
  const { me, ids, change } = await openApproved(4)
  const [a = '', b = '', c = '', d = ''] = ids
  const moved = await change({ photo: d, position: 0 })
  expect(moved.photos.map(({ id }) => id)).toEqual([d, a, b, c])
  expect(mainOf(moved.photos)).toEqual([a])
  expect((await change({ photo: a, position: 100 })).photos.map(({ id }) => id)).toEqual([d, b, c, a])
  const chosen = await change({ photo: b, is_main: true, position: 1 })
  expect([chosen.photos.map(({ id }) => id), mainOf(chosen.photos)]).toEqual([[d, b, c, a], [b]])
  expect((await eventsOf(me)).at(-1)?.filename).toBe(chosen.photos[1]?.filename)
  const published = (await eventsOf(me)).length
  expect((await change({ photo: b, is_main: true })).status).toBe(200)
  expect(await eventsOf(me)).toHaveLength(published)
})

test('a private photo is never the main photo', async () => {
  const { ids, change } = await openApproved(2)
  const [a = '', b = ''] = ids
  const hidden = await change({ photo: a, is_private: true })
  expect(mainOf(hidden.photos)).toEqual([b])
  const refused = await change({ photo: a, is_main: true })
  expect([refused.status, refused.error?.fields]).toEqual([422, { is_main: 'invalid_input' }])
  expect((await change({ photo: a, is_main: true, is_private: true })).status).toBe(422)
  expect(mainOf((await change({ photo: b, is_private: true })).photos)).toEqual([])
  const open = await change({ photo: a, is_main: true, is_private: false })
  expect([open.status, mainOf(open.photos)]).toEqual([200, [a]])
})

test('a photo can be uploaded as private', async () => {
  const { upload } = await openGallery()
  expect((await upload(portrait, { private: '1' })).photos).toMatchObject([
    { is_private: true, is_main: false },
  ])
})

test('a pending photo cannot replace an approved main photo', async () => {
  const { ids, upload, change } = await openApproved(1)
  const { photos } = await upload()
  expect(mainOf(photos)).toEqual(ids)
  expect((await change({ photo: photos[1]?.id, is_main: true })).status).toBe(422)
})

test('a rejected photo has a reason, and another one becomes the main photo', async () => {
  const { me, ids, photos } = await openApproved(2)
  const [a = '', b = ''] = ids
  await rejectPhoto(database, a, 'contact-details')
  const after = await photos()
  expect(after.photos).toMatchObject([
    { id: a, status: 'rejected', rejection: 'contact-details', is_main: false },
    { id: b, status: 'active', rejection: null, is_main: true },
  ])
  expect((await eventsOf(me)).at(-1)?.filename).toBe(after.photos[1]?.filename)
  expect(
    await database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id: a }, new Date())),
  ).toBe(true)
  expect((await photos()).photos[0]).toMatchObject({ status: 'active', rejection: null })
  expect(
    await database.inTransaction((tx) =>
      approvePhoto(tx, { brandId: 'amberly', id: 'no-such-photo' }, new Date()),
    ),
  ).toBe(false)
})

test('concurrent changes leave a consistent order and one main photo', async () => {
  const { me, ids, change, remove, photos } = await openApproved(6)
  await Promise.all(
    ids.flatMap((id, n) => [
      change({ photo: id, position: 5 - n }),
      change({ photo: id, is_main: true }),
      change({ photo: id, is_private: n % 2 === 0 }),
      ...(n === 3 ? [remove(id)] : []),
    ]),
  )
  const after = await photos()
  expect(after.photos).toHaveLength(5)
  expect(mainOf(after.photos)).toHaveLength(1)
  const shown = after.photos.find(({ is_main }) => is_main)
  expect((await eventsOf(me)).at(-1)?.filename).toBe(shown?.filename)
})

test.each([
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'picture_unreadable'],
  ['an empty file', () => Buffer.alloc(0), 422, 'picture_unreadable'],
  [
    'a tiny picture',
    () => drawPicture({ width: 100, height: 100 }).png().toBuffer(),
    422,
    'picture_too_small',
  ],
  ['16 MB', () => Buffer.alloc(16 * 1024 * 1024), 413, 'file_too_large'],
])('refuses %s with a fitting code, and stores nothing', async (_, file, status, code) => {
  const { upload, photos } = await openGallery()
  const before = await namesIn(storage)
  const refused = await upload(await file())
  expect([refused.status, refused.error?.code]).toEqual([status, code])
  expect((await photos()).photos).toEqual([])
  expect(await namesIn(storage)).toEqual(before)
})
