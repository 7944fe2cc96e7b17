import { changeLanguage, logOut } from 'contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { beginSession } from '../features/account/sessions/sessions.ts'
import { openWorld } from '../fixtures/world.ts'
import { member } from '../tables/account.ts'
import { userEvent } from '../tables/events.ts'
import { localBus } from './bus/bus.ts'
import { listen as listenAt } from './fixture-listener.ts'
import { publishEvents } from './publish-events.ts'

const bus = localBus()
const { app, database } = await openWorld({ bus })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const OWN = { host: 'localhost', 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }

let ann: Awaited<ReturnType<typeof addMember>>
let headers: Record<string, string>

beforeEach(async () => {
  ann = await addMember(database)
  headers = await logIn()
})

async function logIn() {
  const started = { ...ann, label: 'a test' }
  return { ...OWN, cookie: `session=${await beginSession(database, started, new Date())}` }
}

const listen = (search = '', more: Record<string, string> = {}) =>
  listenAt(url, { ...headers, ...more }, search)

const publishToAnn = (credits: number) =>
  database.inTransaction((tx) => publishEvents(tx, { ...ann, event: { kind: 'balance', credits } }))

test('a page receives events in order, from the position that it gives', async () => {
  await publishToAnn(1)
  await publishToAnn(2)
  const page = await listen('?last_event_id=1')
  await publishToAnn(3)
  await expect.poll(() => page.ids).toEqual([2, 3])
  expect(page.received[1]).toEqual({ id: 3, type: 'message', data: { kind: 'balance', credits: 3 } })
})

test('a page that gives no position starts at the latest event, and learns its position', async () => {
  await publishToAnn(1)
  const page = await listen()
  await expect.poll(() => page.received).toEqual([{ id: 1, type: 'position', data: null }])
  await publishToAnn(2)
  await expect.poll(() => page.ids).toEqual([1, 2])
})

test('delivery is measured for what happened while a page was listening, by the database’s clock', async () => {
  // From the server with the pages: where two take turns, the other one has figures of its own.
  const scrape = async () => (await fetch(new URL('/metrics', url))).text()
  const counted = async () => Number(/^event_delivery_seconds_count (\d+)$/m.exec(await scrape())?.[1])
  await publishToAnn(1)
  await database.pool.query("update user_event set created_at = now() - interval '1 hour'")
  const before = await counted()
  const page = await listen('?last_event_id=0')
  await expect.poll(() => page.ids).toEqual([1])
  expect(await counted()).toBe(before)
  await publishToAnn(2)
  await expect.poll(counted).toBe(before + 1)
  expect(await scrape()).toMatch(/^open_streams [1-9]\d*$/m)
})

test('a browser that reconnects resumes after the last event it received', async () => {
  for (const credits of [1, 2, 3]) await publishToAnn(credits)
  const page = await listen('?last_event_id=1', { 'last-event-id': '2' })
  await expect.poll(() => page.ids).toEqual([3])
})

test('a page is reset when it missed events that were deleted, or claims a position that never existed', async () => {
  for (const credits of [1, 2, 3]) await publishToAnn(credits)
  const ahead = await listen('?last_event_id=9')
  await database.db.delete(userEvent).where(eq(userEvent.memberId, ann.memberId))
  const behind = await listen('?last_event_id=1')
  for (const page of [ahead, behind]) {
    await expect.poll(() => page.received).toEqual([{ id: 3, type: 'reset', data: null }])
  }
  await publishToAnn(4)
  for (const page of [ahead, behind]) await expect.poll(() => page.ids).toEqual([3, 4])
})

test('a page that is far behind receives every event, a batch at a time', async () => {
  await publishToAnn(1)
  const many = Array.from({ length: 350 }, (_, i) => ({ ...ann, event: balance(i) }))
  await database.inTransaction((tx) => publishEvents(tx, ...many))
  const page = await listen('?last_event_id=0')
  await expect.poll(() => page.ids).toEqual(Array.from({ length: 351 }, (_, i) => i + 1))
})

const balance = (credits: number) => ({ kind: 'balance', credits }) as const

test('a database error delays events but loses none', async () => {
  const page = await listen()
  await expect.poll(() => page.ids).toEqual([0])
  const failing = vi.spyOn(database.db, 'execute').mockRejectedValueOnce(new Error('away'))
  await publishToAnn(1)
  await expect.poll(() => failing.mock.calls.length).toBeGreaterThan(0)
  failing.mockRestore()
  await expect.poll(() => page.ids).toEqual([0, 1])
})

test('a member receives only their own events, and cannot ask for those of another', async () => {
  const ben = await addMember(database)
  const page = await listen()
  await database.inTransaction((tx) => publishEvents(tx, { ...ben, event: balance(7) }))
  await publishToAnn(1)
  await expect.poll(() => page.ids).toEqual([0, 1])
  const foreign = await listen(`?member=${ben.memberId}`)
  expect(foreign.response.statusCode).toBe(404)
  const visitor = await listenAt(url, OWN)
  expect(visitor.response.statusCode).toBe(403)
})

test('no proxy may buffer, cache or compress the stream', async () => {
  const { response } = await listen()
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(response.headers).not.toHaveProperty('content-encoding')
})

test('§7: a language chosen on one device reaches the others', async () => {
  const page = await listen()
  const { method, path } = changeLanguage
  await app.inject({ method, url: path, headers, payload: { language: 'fi' } })
  await expect.poll(() => page.received[1]?.data).toEqual({ kind: 'language', language: 'fi' })
})

/** Stores an event as a node does that dies before it has woken anybody. */
async function publishSilently(credits: number) {
  const quiet = openDatabase({ url: database.url })
  await quiet.inTransaction((tx) => publishEvents(tx, { ...ann, event: balance(credits) }))
  await quiet.close()
}

test('an event whose wake-up was lost comes when the bus was cut off, and otherwise within a minute', async () => {
  const page = await listen()
  await expect.poll(() => page.ids).toEqual([0])
  await publishSilently(1)
  bus.gap()
  await expect.poll(() => page.ids, { timeout: 500 }).toEqual([0, 1])
  await publishSilently(2)
  // Few members are looked at more often.
  await expect.poll(() => page.ids, { timeout: 14_000 }).toEqual([0, 1, 2])
})

test('a session that ends closes its own streams and no others', async () => {
  const gone = await listen()
  const other = await listenAt(url, await logIn())
  await app.inject({ method: logOut.method, url: logOut.path, headers })
  await expect.poll(() => gone.isOver, { timeout: 1_000 }).toBe(true)
  expect(other.isOver).toBe(false)
  await database.db.update(member).set({ status: 'banned' }).where(eq(member.id, ann.memberId))
  await expect.poll(() => other.isOver).toBe(true)
})

test('a member’s twenty-first stream closes the oldest one', async () => {
  const pages: Awaited<ReturnType<typeof listen>>[] = []
  for (let number = 0; number < 21; number += 1) pages.push(await listen())
  await expect.poll(() => pages[0]?.isOver).toBe(true)
  await publishToAnn(1)
  for (const page of pages.slice(1)) await expect.poll(() => page.ids).toEqual([0, 1])
})
