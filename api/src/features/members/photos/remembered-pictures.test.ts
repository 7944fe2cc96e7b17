import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../../app.ts'
import { silentLog } from '../../../db/log.ts'
import { postgresBus } from '../../../events/bus/postgres-bus.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { drawPicture } from '../../../pictures/fixture-pictures.ts'
import { preparePicture } from '../../../pictures/prepare-picture.ts'
import { savePicture } from '../../../pictures/save-picture.ts'
import { testStorage } from '../../../storage/fixture-storage.ts'
import { member, session } from '../../../tables/account.ts'
import { photo, profile } from '../../../tables/members.ts'

/**
 * Milliseconds after which nobody sees a picture that is no longer theirs to see. It takes a fraction of a second, but a
 * busy machine is given more; what is remembered would be kept for five.
 */
const SOON = 3_000

const storage = testStorage()
const world = await openWorld({ storage })
const { database } = world
const { db } = database
const owner = await world.meet('amberly', 'unconfirmed')
const viewer = await world.meet('amberly', 'premium')
const headers = await world.headersOf('amberly', 'premium')
const visitor = await world.headersOf('amberly', 'visitor')
const names = [await addPhoto(true), await addPhoto(false)]
const [main = '', other = ''] = names

/** A node that hears the database. */
function openNode() {
  const bus = postgresBus({ url: database.url, log: silentLog })
  const app = createApp({ database, storage, bus, hasLimits: false })
  return {
    bus,
    see: async (name: string, as = headers) =>
      (await (await app).inject({ url: `/media/${name}`, headers: as })).statusCode,
    async close() {
      await (await app).close()
      await bus.stop()
    },
  }
}

const nodes = [openNode(), openNode()]
beforeAll(() => vi.waitUntil(() => nodes.every(({ bus }) => bus.hears())))
afterAll(async () => {
  for (const node of nodes) await node.close()
})

/** The statuses that the nodes answer with. */
const see = (name: string, as = headers) => Promise.all(nodes.map((node) => node.see(name, as)))
const SEEN = [200, 200]
const GONE = [404, 404]

async function addPhoto(isMain: boolean) {
  const stored = await savePicture(storage, await preparePicture(await drawPicture().jpeg().toBuffer()))
  const { brandId, memberId } = owner
  const row = { status: 'active', position: isMain ? 0 : 1, createdAt: new Date(), isMain } as const
  await db.insert(photo).values({ ...stored, brandId, memberId, ...row })
  return stored.filename
}

/** How many statements it takes to answer. */
async function statementsFor(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, 'query')
  onTestFinished(() => query.mockRestore())
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

const seeAll = () => Promise.all(names.map((name) => see(name)))

test('who may see the pictures of a page is asked once, and then remembered', async () => {
  expect(await seeAll()).toEqual([SEEN, SEEN])
  // A busy machine may not hear the database for a moment.
  await expect.poll(() => statementsFor(seeAll)).toBe(0)
})

test.each([
  ['once they have blocked its owner', () => world.block(viewer, owner), () => world.unblock(viewer, owner)],
  ['once its owner has blocked them', () => world.block(owner, viewer), () => world.unblock(owner, viewer)],
  ['that was deleted', () => setPhoto({ status: 'deleted' }), () => setPhoto({ status: 'active' })],
  ['whose owner was banned', () => setOwner('banned'), () => setOwner('not_confirmed')],
])('at once, a member no longer sees a picture %s', async (_, take, giveBack) => {
  await expect.poll(() => see(other), { timeout: SOON }).toEqual(SEEN)
  await take()
  await expect.poll(() => see(other), { timeout: SOON }).toEqual(GONE)
  await giveBack()
  await expect.poll(() => see(other), { timeout: SOON }).toEqual(SEEN)
})

const setPhoto = (set: Partial<typeof photo.$inferInsert>) =>
  db.update(photo).set(set).where(eq(photo.filename, other))

const setOwner = (status: 'banned' | 'not_confirmed') =>
  db.update(member).set({ status }).where(eq(member.id, owner.memberId))

test('at once, a member no longer sees a private picture whose time as a premium member is over', async () => {
  await setPhoto({ isPrivate: true })
  await expect.poll(() => see(other), { timeout: SOON }).toEqual(SEEN)
  await db.update(member).set({ isPaid: false }).where(eq(member.id, viewer.memberId))
  await expect.poll(() => see(other), { timeout: SOON }).toEqual(GONE)
  await db.update(member).set({ isPaid: true }).where(eq(member.id, viewer.memberId))
  await setPhoto({ isPrivate: false })
})

test('at once, visitors no longer see the picture of a member who hides from them', async () => {
  const show = (isVisibleToVisitors: boolean) =>
    db
      .update(profile)
      .set({ isVisibleToVisitors, status: 'active' })
      .where(eq(profile.memberId, owner.memberId))
  await show(true)
  await expect.poll(() => see(main, visitor), { timeout: SOON }).toEqual(SEEN)
  await show(false)
  await expect.poll(() => see(main, visitor), { timeout: SOON }).toEqual(GONE)
})

test('at once, a session that was ended sees nothing', async () => {
  const own = await world.headersOf('amberly', 'premium')
  expect(await see(other, own)).toEqual(SEEN)
  await db.delete(session).where(eq(session.memberId, viewer.memberId))
  await expect.poll(() => see(other, own), { timeout: SOON }).toEqual(GONE)
})

test('a node that cannot hear the database remembers nothing', async () => {
  const own = await world.headersOf('amberly', 'premium')
  const deaf = openNode()
  onTestFinished(deaf.close)
  await deaf.bus.stop()
  expect(await deaf.see(other, own)).toBe(200)
  expect(await statementsFor(() => deaf.see(other, own))).toBeGreaterThan(0)
})
