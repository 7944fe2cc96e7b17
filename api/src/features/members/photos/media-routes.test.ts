import type { Role } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { type BrandId, openWorld } from '../../../fixtures/world.ts'
import { drawPicture } from '../../../pictures/fixture-pictures.ts'
import { preparePicture } from '../../../pictures/prepare-picture.ts'
import type { PreparedPicture } from '../../../pictures/prepared-picture.ts'
import { type StoredPicture, savePicture } from '../../../pictures/save-picture.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { photo, profile } from '../../../tables/members.ts'
import { changeBrandSetting } from '../../site/brands.ts'

const ROLES = ['visitor', 'free', 'premium', 'staff'] as const
const storage = testStorage()
const world = await openWorld({ storage })
const { app, database } = world
const { db } = database
const headers = new Map<string, Record<string, string>>()
let prepared: PreparedPicture

beforeAll(async () => {
  prepared = await preparePicture(await drawPicture().jpeg().toBuffer())
  for (const role of ROLES) headers.set(role, await world.headersOf('amberly', role))
  headers.set('far', await world.headersOf('marigold', 'premium'))
})

/** Stores a photo of the demo's unconfirmed member, who is none of the viewers. */
async function addPhoto(about: Partial<typeof photo.$inferInsert> = {}, brandId: BrandId = 'amberly') {
  const owner = await world.meet(brandId, 'unconfirmed')
  await db.delete(photo).where(eq(photo.memberId, owner.memberId))
  const stored = await savePicture(storage, prepared)
  const { memberId } = owner
  const row = { status: 'active', position: 0, createdAt: new Date(), ...about } as const
  await db.insert(photo).values({ ...stored, brandId, memberId, ...row })
  return { owner, stored }
}

async function get(name: string, who: string, more = {}) {
  return app.inject({ url: `/media/${name}`, headers: { ...headers.get(who), ...more } })
}

/** The statuses that this viewer gets for the whole and for the blurred picture. */
async function seenBy(who: string, { filename, thumbFilename, blurredFilename }: StoredPicture) {
  const [whole, thumb, blurred] = await Promise.all(
    [filename, thumbFilename, blurredFilename].map((name) => get(name, who)),
  )
  expect(thumb?.statusCode).toBe(whole?.statusCode)
  if (whole?.statusCode === 200) expect(whole.rawPayload.equals(prepared.files.full)).toBe(true)
  if (blurred?.statusCode === 200) expect(blurred.rawPayload.equals(prepared.files.blurred)).toBe(true)
  return [whole?.statusCode, blurred?.statusCode]
}

async function seenByAll(stored: StoredPicture) {
  const seen: Partial<Record<Role, unknown>> = {}
  for (const role of ROLES) seen[role] = await seenBy(role, stored)
  return seen
}

const WHOLE = [200, 200]
const BLURRED = [404, 200]
const NOTHING = [404, 404]
const members = (seen: number[]) => ({ visitor: NOTHING, free: seen, premium: seen, staff: WHOLE })

describe('§6: who sees which file of a photo', () => {
  test('members see a public photo', async () => {
    expect(await seenByAll((await addPhoto()).stored)).toEqual(members(WHOLE))
  })

  test('premium members see a private photo, free members only the blurred one', async () => {
    const { stored } = await addPhoto({ isPrivate: true })
    expect(await seenByAll(stored)).toEqual({ ...members(WHOLE), free: BLURRED })
  })

  test('everyone sees the main photo of a member who is visible to visitors', async () => {
    const { stored, owner } = await addPhoto({ isMain: true })
    expect(await seenByAll(stored)).toEqual(members(WHOLE))
    const isOwner = eq(profile.memberId, owner.memberId)
    await db.update(profile).set({ isVisibleToVisitors: true, status: 'active' }).where(isOwner)
    expect(await seenByAll(stored)).toEqual({ ...members(WHOLE), visitor: WHOLE })
    // Mails show it in programs of other origins, which send no cookie.
    const anyone = await app.inject({ url: `/media/${stored.filename}`, headers: { host: 'localhost' } })
    expect(anyone.headers['cross-origin-resource-policy']).toBe('cross-origin')
    // All visitors see the same, so a browser or a CDN need not ask for a minute.
    expect(anyone.headers['cache-control']).toBe('public, max-age=60')
    await db.update(profile).set({ isVisibleToVisitors: false }).where(isOwner)
  })

  test('visitors see none at a brand where no visitor may search', async () => {
    const { stored, owner } = await addPhoto({ isMain: true }, 'marigold')
    const set = { isVisibleToVisitors: true, status: 'active' } as const
    await db.update(profile).set(set).where(eq(profile.memberId, owner.memberId))
    const statusOf = async () =>
      (await app.inject({ url: `/media/${stored.filename}`, headers: { host: 'she.localhost' } })).statusCode
    expect(await statusOf()).toBe(200)
    await database.inTransaction(async (tx) => {
      for (const rule of ['logged_out_search', 'logged_out_search_trafficsource'] as const)
        await changeBrandSetting(tx, 'marigold', rule, 'none')
    })
    // The brand's settings are cached for a few seconds.
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(404)
    expect((await get(stored.filename, 'far')).statusCode).toBe(200)
  })

  test.each(['pending', 'rejected', 'deleted'] as const)('others do not see a %s photo', async (status) => {
    const rejection = status === 'rejected' ? ('nudity' as const) : null
    const { stored } = await addPhoto({ status, rejection })
    const staff = status === 'deleted' ? NOTHING : WHOLE
    expect(await seenByAll(stored)).toEqual({ ...members(NOTHING), staff })
  })

  test('the owner sees private, pending and rejected photos, but no deleted ones', async () => {
    const me = await world.meet('amberly', 'free')
    for (const [status, expected] of [
      ['active', WHOLE],
      ['pending', WHOLE],
      ['rejected', WHOLE],
      ['deleted', NOTHING],
    ] as const) {
      const { stored } = await addPhoto({
        status,
        rejection: status === 'rejected' ? 'nudity' : null,
        isPrivate: true,
      })
      await db.update(photo).set({ memberId: me.memberId }).where(eq(photo.id, stored.id))
      expect([status, await seenBy('free', stored)]).toEqual([status, expected])
    }
  })

  test('a block hides photos both ways at once, and lifting it shows them again', async () => {
    const { stored, owner } = await addPhoto({ isMain: true })
    const me = await world.meet('amberly', 'premium')
    expect(await seenBy('premium', stored)).toEqual(WHOLE)
    for (const [by, blocked] of [
      [me, owner],
      [owner, me],
    ] as const) {
      await world.block(by, blocked)
      expect(await seenBy('premium', stored)).toEqual(NOTHING)
      expect(await seenBy('free', stored)).toEqual(WHOLE)
      await world.unblock(by, blocked)
    }
    expect(await seenBy('premium', stored)).toEqual(WHOLE)
  })

  test.each(['pending_deletion', 'banned'] as const)(
    'no one sees photos of a member who is %s',
    async (status) => {
      const { stored, owner } = await addPhoto()
      const isOwner = eq(member.id, owner.memberId)
      await db.update(member).set({ status }).where(isOwner)
      expect(await seenByAll(stored)).toEqual(members(NOTHING))
      await db.update(member).set({ status: 'not_confirmed' }).where(isOwner)
    },
  )
})

test('only staff who decide about pictures see those that members do not, once a second factor has proven them', async () => {
  const { stored } = await addPhoto({ status: 'pending' })
  for (const role of ['moderator', 'staff', 'support', 'finance', 'marketing'] as const) {
    for (const proof of ['none', 'verified'] as const)
      headers.set(proof, await world.headersOf('amberly', role, proof))
    const maySee = role === 'moderator' || role === 'staff'
    expect([role, await seenBy('none', stored)]).toEqual([role, NOTHING])
    expect([role, await seenBy('verified', stored)]).toEqual([role, maySee ? WHOLE : NOTHING])
  }
})

test('no one can see a photo of one brand at another, but staff who decide about pictures at both', async () => {
  const { stored } = await addPhoto({ isMain: true }, 'marigold')
  expect(await seenByAll(stored)).toEqual(members(NOTHING))
  headers.set('moderator', await world.headersOf('amberly', 'moderator'))
  expect(await seenBy('moderator', stored)).toEqual(NOTHING)
  expect(await seenBy('far', stored)).toEqual(WHOLE)
  // A session of the photo's brand, sent to the host of the other.
  const { cookie = '' } = headers.get('far') ?? {}
  expect((await get(stored.filename, 'visitor', { cookie })).statusCode).toBe(404)
})

test('the name of the blurred file does not lead to the private photo', async () => {
  const { stored } = await addPhoto({ isPrivate: true })
  const [, chance = ''] = stored.blurredFilename.split('.')
  for (const name of [stored.filename, stored.cardFilename, stored.matchFilename, stored.thumbFilename]) {
    expect(name).not.toContain(chance)
    expect((await get(name, 'free')).statusCode).toBe(404)
    expect((await get(`${name}?a=1`, 'free')).statusCode).toBe(404)
    expect((await get(name.toUpperCase(), 'premium')).statusCode).toBe(404)
    expect((await get(name.replace('.webp', ''), 'premium')).statusCode).toBe(404)
  }
  const guessed = `${stored.id}.${'a'.repeat(20)}.webp`
  for (const role of ROLES) expect((await get(guessed, role)).statusCode).toBe(404)
})

test('a browser revalidates a photo each time, and downloads it once', async () => {
  const { stored } = await addPhoto({ isPrivate: true })
  const first = await get(stored.filename, 'premium')
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-length': String(prepared.files.full.length),
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="photo.webp"',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'cookie',
  })
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  expect(first.headers['content-security-policy']).toContain('sandbox')
  const { etag = '' } = first.headers
  const again = await get(stored.filename, 'premium', { 'if-none-match': `"other", W/${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  // Knowing the tag gives a viewer no more access.
  expect((await get(stored.filename, 'free', { 'if-none-match': etag })).statusCode).toBe(404)
  await db.update(photo).set({ status: 'deleted' }).where(eq(photo.id, stored.id))
  expect((await get(stored.filename, 'premium', { 'if-none-match': etag })).statusCode).toBe(404)
})

test.each([
  '..%2f..%2fsecret',
  '%2e%2e%2fsecret',
  '..%5c..%5csecret',
  'a%00.webp',
  '.webp',
  `${'a'.repeat(22)}.${'a'.repeat(20)}.webp`,
  'a'.repeat(300),
  '%zz',
])('%s is not the name of a picture', async (name) => {
  for (const role of ROLES) {
    const { statusCode } = await get(name, role)
    expect([400, 404, 414]).toContain(statusCode)
  }
})

test('a proxy in front is told where it finds the file of a viewer who may see it, and nothing by anybody else', async () => {
  const { stored } = await addPhoto({ isPrivate: true })
  const behind = await createApp({ database, storage, picturesPath: '/stored/', hasLimits: false })
  onTestFinished(() => behind.close())
  const ask = (who: string, more = {}) =>
    behind.inject({ url: `/media/${stored.filename}`, headers: { ...headers.get(who), ...more } })
  const seen = await ask('premium')
  expect([seen.statusCode, seen.body]).toEqual([200, ''])
  expect(seen.headers).toMatchObject({
    'x-accel-redirect': `/stored/${storage.pathOf(stored.filename)}`,
    'cache-control': 'private, no-cache',
    'content-type': 'image/webp',
  })
  const unseen = await ask('free')
  expect([unseen.statusCode, unseen.headers['x-accel-redirect']]).toEqual([404, undefined])
  const again = await ask('premium', { 'if-none-match': seen.headers.etag })
  expect([again.statusCode, again.headers['x-accel-redirect']]).toEqual([304, undefined])
})

test('a lost file is not found', async () => {
  const { stored } = await addPhoto()
  await storage.remove([stored.filename])
  expect((await get(stored.filename, 'premium')).statusCode).toBe(404)
})
