import { createECDH } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { isFullStorm } from '../../db/testing/storm.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { addAudience } from '../../events/fixture-audience.ts'
import { giveLike } from '../../features/members/likes/like.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import { pushSubscription } from '../../tables/account.ts'
import { memberLike } from '../../tables/members.ts'
import { outbox } from '../../tables/outbox.ts'
import { startSenderProcess } from '../fixture-sender-process.ts'
import { startPushService } from '../transports/fixture-push-service.ts'

/** Events one after the other, and members who each get a push message at once. */
const EVENTS = isFullStorm ? 200 : 5
const MEMBERS = isFullStorm ? 10_000 : 300
/** Milliseconds. */
const IDLE_LATEST = 1_000
const ALL_LATEST = 60_000
const PATIENCE = 60_000 + MEMBERS * 20
const ROWS_AT_ONCE = 1_000

const database = await testDatabase()
const { db } = database

/** Adds members who each have a browser that is subscribed. */
async function addReaders() {
  const { brandId, memberIds } = await addAudience(database, MEMBERS)
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const createdAt = new Date()
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }
  const browsers = memberIds.map((memberId) => {
    const endpoint = `https://push.example.com${pathOf(memberId)}`
    return {
      id: newId(),
      brandId,
      memberId,
      sessionId: `session-of-${memberId}`,
      endpoint,
      ...keys,
      createdAt,
    }
  })
  await inParts(browsers, (some) => db.insert(pushSubscription).values(some))
  return { brandId, browsers }
}

const pathOf = (memberId: string) => `/${memberId}`

async function inParts<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insert(rows.slice(from, from + ROWS_AT_ONCE))
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

test(`${EVENTS} likes one after the other, then ${MEMBERS} at once: each is pushed once`, {
  timeout: 60_000 + EVENTS * 2_000 + 2 * PATIENCE,
}, async () => {
  await ensureBrands(database)
  const { brandId, browsers } = await addReaders()
  const [reader, ...likers] = browsers.map(({ memberId }) => memberId)
  if (reader === undefined) throw new Error('There is no reader.')
  const { requests, port } = await startPushService()
  const now = new Date().toISOString()
  const options = { url: database.url, pushPort: port, now }
  await startSenderProcess(options)

  const latencies: number[] = []
  for (const liker of likers.slice(0, EVENTS)) {
    // Events come at any moment between two polls.
    if (isFullStorm) await sleep(Math.random() * 1_000)
    const began = performance.now()
    await database.inTransaction((tx) => giveLike(tx, { brandId, memberId: liker }, reader, new Date()))
    await expect.poll(() => requests.length, { interval: 5 }).toBe(latencies.length + 1)
    latencies.push((requests.at(-1)?.at ?? Number.NaN) - began)
  }
  expect(requests.every(({ path }) => path === pathOf(reader))).toBe(true)

  await startSenderProcess(options)
  const createdAt = new Date()
  const fromId = reader
  const others = browsers.filter(({ memberId }) => memberId !== reader)
  const likes = others.map(({ memberId: likedId }) => ({ brandId, memberId: reader, likedId, createdAt }))
  const about = { brandId, channel: 'push', kind: 'new-like', data: { fromId } } as const
  const rows = others.map(({ id, memberId }) => ({ id: newId(), ...about, memberId, subscriptionId: id }))
  await inParts(likes, (some) => db.insert(memberLike).values(some))
  await database.inTransaction((tx) => inParts(rows, (some) => tx.insert(outbox).values(some)))
  const began = performance.now()
  await expect
    .poll(() => requests.length, { timeout: PATIENCE })
    .toBeGreaterThanOrEqual(EVENTS + others.length)
  const took = (requests.at(-1)?.at ?? Number.NaN) - began

  const settled = () =>
    db
      .select({ status: outbox.status, attempts: outbox.attempts, rows: count() })
      .from(outbox)
      .groupBy(outbox.status, outbox.attempts)
  await expect
    .poll(settled, { timeout: PATIENCE })
    .toEqual([{ status: 'sent', attempts: 1, rows: EVENTS + others.length }])
  const paths = requests.slice(EVENTS).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(others.map(({ memberId }) => pathOf(memberId)).toSorted())
  if (!isFullStorm) return
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
  console.log(
    `${EVENTS} likes pushed after ${p50.toFixed(0)} ms (p50), ${p99.toFixed(0)} ms (p99); ` +
      `${others.length} at once in ${(took / 1_000).toFixed(1)} s`,
  )
  expect(p99).toBeLessThanOrEqual(IDLE_LATEST)
  expect(took).toBeLessThanOrEqual(ALL_LATEST)
})
