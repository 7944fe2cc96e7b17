import { changeAccount, changeLocation, changeProfile, deletePhoto, getPhotos } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureDemoWorld } from '../../../../../local/demo-world/ensure-demo-world.ts'
import { removeDemoWorld } from '../../../../../local/demo-world/remove-demo-world.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member } from '../../../tables/account.ts'
import { photo, profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { MINUTE_MS } from '../../../time.ts'
import { lockOut } from '../../account/decisions/member-status.ts'
import { addMember } from '../../account/fixture-member.ts'
import { peopleOf, stoppedClock } from '../fixture-people.ts'
import { addPhotoRow, rejectPhoto } from '../photos/fixture-photo.ts'
import { approvePhoto } from '../photos/photo-approval.ts'

const clock = stoppedClock('2026-03-15T12:00:00Z')
const world = await openWorld({ clock })
const { database } = world
const { db } = database
const { person } = peopleOf(world, clock)
const ann = await person('Ann', { hasPhoto: true })

/** The table's rows, and the rows rebuilt without `last_active`, which is stored nowhere else. */
async function storedAndRebuilt() {
  const rows = async () => {
    const all = await db.select().from(memberSearch).orderBy(memberSearch.memberId)
    return all.map(({ lastActive: _, ...row }) => row)
  }
  const stored = await rows()
  await db.delete(memberSearch)
  await db.execute(sql`select sync_member_search(array(select member_id from profile))`)
  return { stored, rebuilt: await rows() }
}

async function rowOf(id: string) {
  const [row] = await db.select().from(memberSearch).where(eq(memberSearch.memberId, id))
  return row
}

const setFlags = (flags: Partial<typeof member.$inferInsert>) =>
  db.update(member).set(flags).where(eq(member.id, ann.id))

type Change = readonly [what: string, change: () => Promise<unknown>, shows: object]

const changes: readonly Change[] = [
  ['a new member', async () => undefined, { isListed: true, gender: 'male', hasPhoto: true, photoCount: 1 }],
  [
    'gender',
    () => ann.call(changeProfile, { body: { gender: 'female', sexuality: null } }),
    { gender: 'female', sexuality: null },
  ],
  ['interests', () => ann.call(changeProfile, { body: { interests: ['wine'] } }), { interests: ['wine'] }],
  [
    'visibility to visitors',
    () => ann.call(changeProfile, { body: { visible_to_visitors: true } }),
    { isForVisitors: true },
  ],
  [
    'a move',
    () => ann.call(changeLocation, { body: { country: 'BE', region: null, city: null } }),
    { country: 'BE', region: null },
  ],
  ['a pause', () => ann.call(changeAccount, { body: { paused: true } }), { isListed: false }],
  ['the end of the pause', () => ann.call(changeAccount, { body: { paused: false } }), { isListed: true }],
  [
    'a further photo',
    () => addPhotoRow(database, ann, { id: 'second', status: 'pending', isPrivate: true }),
    { photoCount: 1 },
  ],
  [
    'the photo’s approval',
    () => database.inTransaction((tx) => approvePhoto(tx, { brandId: 'amberly', id: 'second' }, new Date())),
    { photoCount: 2 },
  ],
  ['the photo’s rejection', () => rejectPhoto(database, 'second', 'nudity'), { photoCount: 1 }],
  [
    'the deletion of the last photo',
    async () => {
      const { data } = await ann.call(getPhotos, {})
      for (const { id } of data.photos) await ann.call(deletePhoto, { body: { photo: id } })
    },
    { photoCount: 0, hasPhoto: false },
  ],
  ['a post on the staff', () => setFlags({ isStaff: true }), { isListed: false }],
  ['the end of the post', () => setFlags({ isStaff: false }), { isListed: true }],
  ['an account that anybody may use', () => setFlags({ isUnlisted: true }), { isListed: false }],
  ['an account of their own again', () => setFlags({ isUnlisted: false }), { isListed: true }],
  ['a ban', () => database.inTransaction((tx) => lockOut(tx, ann, null)), { isListed: false }],
]

test.each(changes)('§3: the search table follows %s', async (_, change, shows) => {
  await change()
  expect(await rowOf(ann.id)).toMatchObject(shows)
  const { stored, rebuilt } = await storedAndRebuilt()
  expect(stored).toEqual(rebuilt)
})

test('deleting a member deletes their row', async () => {
  const gone = await addMember(database)
  await addPhotoRow(database, gone)
  expect(await rowOf(gone.id)).toMatchObject({ photoCount: 1 })
  await db.delete(member).where(eq(member.id, gone.id))
  expect(await rowOf(gone.id)).toBeUndefined()
})

test('the row reflects concurrent changes of a profile and its photos', async () => {
  const { memberId } = await addMember(database)
  for (let round = 0; round < 10; round += 1) {
    const about = { interests: round % 2 === 0 ? (['art'] as const) : (['wine'] as const) }
    await Promise.all([
      db
        .update(profile)
        .set({ interests: [...about.interests] })
        .where(eq(profile.memberId, memberId)),
      addPhotoRow(database, { brandId: 'amberly', memberId }, { position: round }),
      addPhotoRow(database, { brandId: 'amberly', memberId }, { position: round }),
    ])
    const photos = await db.$count(photo, eq(photo.memberId, memberId))
    expect(await rowOf(memberId)).toMatchObject({ ...about, photoCount: photos })
  }
})

test('the demo world enters the table and leaves it again', { timeout: 60_000 }, async () => {
  await ensureDemoWorld(database, { members: 60, now: clock.now() })
  const { stored, rebuilt } = await storedAndRebuilt()
  expect(stored).toEqual(rebuilt)
  expect(stored.length).toBeGreaterThan(60)
  await removeDemoWorld({ database, storage: testStorage() }, clock.now())
  expect((await storedAndRebuilt()).stored.length).toBeLessThan(20)
})

test('§7: activity is written at most every five minutes', async () => {
  const { id, call } = await person('Bo')
  const start = clock.now()
  const seen = async () => (await rowOf(id))?.lastActive.getTime()
  await call(getPhotos, {})
  expect(await seen()).toBe(start.getTime())
  clock.pass(4 * MINUTE_MS)
  await call(getPhotos, {})
  expect(await seen()).toBe(start.getTime())
  clock.pass(MINUTE_MS)
  await call(getPhotos, {})
  await expect.poll(seen).toBe(clock.now().getTime())
})
