import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { block, memberLike, photo } from '../../../tables/members.ts'
import { brand } from '../../../tables/site.ts'
import { MINUTE_MS } from '../../../time.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { addPhotoRow } from '../photos/fixture-photo.ts'
import { findLikes } from './likes.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const brandId = 'amberly'

const database = await testDatabase()
const { db } = database
await ensureBrands(database)
await db.update(brand).set({ settings: sql`${brand.settings} || '{"fictional_icon": true}'` })

async function openLikes() {
  const me = await addMember(database)
  const named = (name: string, overrides = {}) => addMember(database, { profile: { name }, ...overrides })
  let minutes = 0
  async function like(by: { id: string }, liked: { id: string }, seenAt: Date | null = null) {
    const createdAt = new Date(NOW.getTime() + (minutes += 1) * MINUTE_MS)
    await db.insert(memberLike).values({ brandId, memberId: by.id, likedId: liked.id, createdAt, seenAt })
  }
  const likes = () => findLikes(db, me, NOW)
  return { me, named, like, likes }
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('§3, §4: lists the likes a member gave and received, new ones first, then the latest', async () => {
  const { me, named, like, likes } = await openLikes()
  const [one, two, three, four] = [await named('1'), await named('2'), await named('3'), await named('4')]
  await like(one, me)
  await like(two, me, NOW)
  await like(three, me)
  await like(four, me, NOW)
  await like(me, two)
  await like(me, one)
  await like(one, two)
  const { profiles, liked_by } = await likes()
  expect(names(profiles)).toEqual(['1', '2'])
  expect(liked_by.map(({ name, like_new }) => [name, like_new])).toEqual([
    ['3', true],
    ['1', true],
    ['4', false],
    ['2', false],
  ])
})

test('a summary has age, city, and the main photo once it is approved', async () => {
  const { me, like, likes } = await openLikes()
  const about = {
    name: 'Bo',
    dateOfBirth: '2000-03-02',
    country: 'BE',
    city: 'Gent',
    isFictional: true,
  } as const
  const bo = await addMember(database, { profile: about })
  await like(me, bo)
  const shot = await addPhotoRow(database, bo, { status: 'pending', isMain: true })
  const liked_at = '2026-03-01T12:01:00.000Z'
  const summary = {
    id: bo.id,
    name: 'Bo',
    age: 25,
    country: 'BE',
    city: 'Gent',
    is_fictional: true,
    liked_at,
  }
  expect((await likes()).profiles).toEqual([{ ...summary, main_image: null }])
  await db.update(photo).set({ status: 'active' })
  const image = {
    filename: shot.filename,
    width: 720,
    height: 900,
    thumb_filename: shot.thumbFilename,
    card: shot.cardFilename,
    match: shot.matchFilename,
    thumbhash: 'thumbhash',
    status: 'active',
  }
  expect((await likes()).profiles).toEqual([{ ...summary, main_image: image }])
})

test('§6: neither list shows members behind a block, or who left, were banned or are hidden', async () => {
  const { me, named, like, likes } = await openLikes()
  const blocker = await named('blocker')
  const blocked = await named('blocked')
  const others = [
    blocker,
    blocked,
    await named('leaving', { status: 'pending_deletion' }),
    await named('banned', { status: 'banned' }),
    await named('hidden', { profile: { name: 'hidden', status: 'disabled' } }),
    await named('there'),
  ]
  for (const other of others) {
    await like(me, other)
    await like(other, me)
  }
  await db.insert(block).values([
    { brandId, memberId: blocker.id, blockedId: me.id, createdAt: NOW },
    { brandId, memberId: me.id, blockedId: blocked.id, createdAt: NOW },
  ])
  const { profiles, liked_by } = await likes()
  expect([names(profiles), names(liked_by)]).toEqual([['there'], ['there']])
})

test('the database rejects a like across brands, and a like of oneself', async () => {
  const { me } = await openLikes()
  const far = await addMember(database, { brandId: 'marigold' })
  const like = { brandId, memberId: me.id, createdAt: NOW }
  const fault = (likedId: string, brandId = 'amberly') =>
    db
      .insert(memberLike)
      .values({ ...like, brandId, likedId })
      .catch((error: Error) => String(error.cause))
  expect(await fault(far.id)).toContain('member_like_liked')
  expect(await fault(far.id, 'marigold')).toContain('member_like_member')
  expect(await fault(me.id)).toContain('member_like_not_self')
})
