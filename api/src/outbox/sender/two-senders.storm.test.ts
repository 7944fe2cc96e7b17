import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { isFullStorm } from '../../db/testing/storm.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { unsubscribe } from '../../features/account/mail-links/unsubscribe.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import { outbox } from '../../tables/outbox.ts'
import { findDeadLetters } from '../dead-letters.ts'
import { startMailServer } from '../transports/fixture-mail-server.ts'
import { LEASE_SECONDS } from './claim.ts'
import { IN_HAND } from './start-sender.ts'

const ROWS = isFullStorm ? 10_000 : 1_000
/** Milliseconds; a busy machine sends about fifty mails a second. */
const PATIENCE = 60_000 + ROWS * 40
/** Every fiftieth mail goes to an unknown address. */
const REFUSED = 50
/** One mail in ten is a notification for a member who unsubscribes while the mail server takes nothing. */
const UNWANTED = 10
/** How long the mail server takes nothing, at first. */
const OUTAGE_MS = isFullStorm ? 60_000 : 2_000

/** By day, as notifications wait at night. */
const NOON = '2026-06-10T10:00:00Z'

const SENDER = fileURLToPath(new URL('../fixtures/sender.ts', import.meta.url))

const database = await testDatabase()
const { db } = database

function startSenderProcess(smtpUrl: string): ChildProcess {
  const child = spawn(process.execPath, [SENDER, database.url, smtpUrl, NOON], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return child
}

const unsettled = () => db.$count(outbox, sql`${outbox.settledAt} is null`)

test(`${ROWS} mails, two senders, one killed midway, a mail server that takes nothing at first: each is sent once, or twice if it was in flight at the kill, and none after an unsubscription`, {
  timeout: 3 * PATIENCE,
}, async () => {
  await ensureBrands(database)
  const { brandId, memberId } = await addMember(database, { email: 'ann@example.com' })
  const zoe = await addMember(database, { email: 'zoe@example.com' })
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const row = { id: newId(), brandId, memberId, channel: 'mail' as const }
    if (i % UNWANTED === 1)
      return { ...row, memberId: zoe.memberId, kind: 'photo-approved', data: {}, address: 'zoe@example.com' }
    const address = i % REFUSED === 0 ? 'nobody@example.com' : 'ann@example.com'
    return { ...row, kind: 'complaint-received', data: { reference: `C-${i}` }, address }
  })
  for (let i = 0; i < ROWS; i += 500) await db.insert(outbox).values(rows.slice(i, i + 500))

  let isOut = true
  let refusals = 0
  const { received, port } = await startMailServer({
    onMailFrom(_, __, done) {
      if (!isOut) return done()
      refusals += 1
      done(Object.assign(new Error('4.3.2 try later'), { responseCode: 451 }))
    },
    onRcptTo({ address }, _, done) {
      const refusal = Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })
      done(address.startsWith('nobody') ? refusal : null)
    },
  })
  const [one] = [1, 2].map(() => startSenderProcess(`smtp://127.0.0.1:${port}`))
  const began = performance.now()
  await expect.poll(() => refusals, { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(IN_HAND.mail)
  await sleep(OUTAGE_MS)
  await unsubscribe(database, zoe)
  // The turn of these had come before.
  const isInHand = and(eq(outbox.memberId, zoe.memberId), eq(outbox.status, 'sending'))
  const inHand = await db.select({ id: outbox.id }).from(outbox).where(isInHand)
  const ids = inHand.map(({ id }) => id)
  await expect
    .poll(() => db.$count(outbox, and(isInHand, inArray(outbox.id, ids))), { timeout: PATIENCE })
    .toBe(0)
  expect(received).toEqual([])
  isOut = false
  await expect.poll(() => received.length, { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(ROWS / 3)
  one?.kill('SIGKILL')
  const left = await db.$count(outbox, sql`${outbox.status} = 'sending'`)
  // The rows of the killed sender stay leased for a while; then the other one claims them.
  const timeout = PATIENCE + LEASE_SECONDS * 1_000
  await expect.poll(unsettled, { timeout, interval: 100 }).toBe(0)
  const seconds = (performance.now() - began) / 1_000

  const times = new Map<string, number>()
  for (const { source } of received) {
    const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(source) ?? []
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const meant = rows.filter(({ address }) => address.startsWith('ann'))
  expect(meant.filter(({ id }) => !times.has(id))).toEqual([])
  expect(times.size).toBe(meant.length)
  const twice = [...times.values()].filter((n) => n > 1)
  expect(twice.every((n) => n === 2)).toBe(true)
  expect(twice.length).toBeLessThanOrEqual(IN_HAND.mail)
  const states = await db
    .select({ status: outbox.status, rows: count() })
    .from(outbox)
    .groupBy(outbox.status)
    .orderBy(outbox.status)
  expect(states).toEqual([
    { status: 'dead', rows: ROWS / REFUSED },
    { status: 'sent', rows: meant.length },
    { status: 'skipped', rows: ROWS / UNWANTED },
  ])
  const { total, letters } = await findDeadLetters(db)
  expect(total).toBe(ROWS / REFUSED)
  expect(letters[0]?.reason).toBe('The mail server refused it: 550 5.1.1.')
  if (isFullStorm) {
    console.log(
      `${ROWS} mails in ${seconds.toFixed(1)} s with an outage of ${OUTAGE_MS / 1_000} s, ${left} in hand at the kill, ${twice.length} twice`,
    )
  }
})
