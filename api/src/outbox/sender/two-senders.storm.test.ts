import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { isFullStorm } from '../../db/testing/storm.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { unsubscribe } from '../../features/account/mail-links/unsubscribe.ts'
import { ensureBrands } from '../../features/site/brands.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { outbox } from '../../tables/outbox.ts'
import { findDeadLetters } from '../dead-letters.ts'
import { startSenderProcess } from '../fixture-sender-process.ts'
import { startMailServer } from '../transports/fixture-mail-server.ts'
import { LEASE_SECONDS } from './claim.ts'
import { IN_HAND } from './start-sender.ts'

const ROWS = isFullStorm ? 10_000 : 300
/** Milliseconds; a busy machine sends ten mails a second. */
const PATIENCE = 60_000 + ROWS * 100
const patiently = { timeout: PATIENCE + LEASE_SECONDS * 1_000, interval: 20 }
/** Every fiftieth mail goes to an unknown address. */
const REFUSED = 50
/** One mail in ten is a notification for Zoe, and one for Yves; both unsubscribe. */
const NOTIFIED = 10
/** Milliseconds until the mail servers take anything. At full size, retries take as long as live. */
const OUTAGE_MS = isFullStorm ? 60_000 : 0
/** So many of the mails in hand at the kill have not reached the mail server; the others have, unanswered. */
const UNSENT = IN_HAND.mail / 2

/** By day, as notifications wait at night. */
const NOON = '2026-06-10T10:00:00Z'

const database = await testDatabase()
const { db } = database

/** Inserts due mails: to Ann, who gets hers, to unknown addresses, and to members who unsubscribe. */
async function addMails() {
  await ensureBrands(database)
  const add = (name: string) => addMember(database, { email: `${name}@example.com` })
  const [ann, zoe, yves] = [await add('ann'), await add('zoe'), await add('yves')]
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const to = [ann, zoe, yves][i % NOTIFIED] ?? ann
    const { brandId, memberId } = to
    const row = { id: newId(), brandId, memberId, channel: 'mail' as const, address: to.email }
    if (to !== ann) return { ...row, kind: 'photo-approved', data: {} }
    const about = { kind: 'complaint-received', data: { reference: `C-${i}` } }
    return { ...row, ...about, ...(i % REFUSED === 0 && { address: 'nobody@example.com' }) }
  })
  for (let i = 0; i < ROWS; i += 500) await db.insert(outbox).values(rows.slice(i, i + 500))
  return { rows, zoe, yves }
}

const idOf = (mail?: { readonly source: string }) =>
  /^Message-ID: <([^@]+)@/im.exec(mail?.source ?? '')?.[1] ?? ''

/** Starts a mail server that takes nothing until `opens`, and then holds what comes once told to. */
async function startHoldingServer() {
  let isOut = true
  let isHolding = false
  const counts = { refused: 0, unsent: 0 }
  const unanswered: string[] = []
  const { received, port } = await startMailServer({
    onMailFrom(_, __, done) {
      if (isOut) {
        counts.refused += 1
        return done(Object.assign(new Error('4.3.2 try later'), { responseCode: 451 }))
      }
      if (!isHolding || counts.unsent === UNSENT) return done()
      counts.unsent += 1
    },
    onRcptTo({ address }, _, done) {
      const refusal = Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })
      done(address.startsWith('nobody') ? refusal : null)
    },
    answer(done) {
      if (!isHolding) return done()
      unanswered.push(idOf(received.at(-1)))
    },
  })
  return {
    counts,
    unanswered,
    url: `smtp://127.0.0.1:${port}`,
    ids: () => received.map(idOf),
    opens: () => void (isOut = false),
    holds: () => void (isHolding = true),
  }
}

const isUnsettled = isNull(outbox.settledAt)

/** At the small size, nobody waits for the next attempt, nor for the end of a lease. */
async function hurry(which: SQL | undefined) {
  if (!isFullStorm) await db.update(outbox).set({ dueAt: sql`now()` }).where(which)
}

async function countUnsettled(): Promise<number> {
  await hurry(eq(outbox.status, 'waiting'))
  return db.$count(outbox, isUnsettled)
}

/** Unsubscribes a member after the mails under way. Returns the ids of the others. */
async function stopMails({ brandId, memberId }: MemberKey): Promise<string[]> {
  await unsubscribe(database, { brandId, memberId })
  const theirs = await db
    .select({ id: outbox.id, status: outbox.status })
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), isUnsettled))
  const idsOf = (isInHand: boolean) =>
    theirs.flatMap(({ id, status }) => ((status === 'sending') === isInHand ? [id] : []))
  const inHand = and(inArray(outbox.id, idsOf(true)), eq(outbox.status, 'sending'))
  await expect.poll(() => db.$count(outbox, inHand), patiently).toBe(0)
  return idsOf(false)
}

test(`${ROWS} mails, two senders, one killed, mail servers that take nothing at first: each is sent once, or twice if the kill came between the mail and the answer, and none after an unsubscription`, {
  timeout: 3 * PATIENCE,
}, async () => {
  const servers = [await startHoldingServer(), await startHoldingServer()] as const
  const [mine] = servers
  const received = () => servers.flatMap(({ ids }) => ids())
  const [victim] = await Promise.all(
    servers.map(({ url: smtpUrl }) => startSenderProcess({ url: database.url, smtpUrl, now: NOON })),
  )
  const { rows, zoe, yves } = await addMails()
  const began = performance.now()

  for (const { counts } of servers)
    await expect.poll(() => counts.refused, patiently).toBeGreaterThan(IN_HAND.mail)
  await sleep(OUTAGE_MS)
  const unwanted = await stopMails(zoe)
  expect(received()).toEqual([])
  for (const { opens } of servers) opens()
  await hurry(eq(outbox.status, 'waiting'))
  await expect.poll(() => received().length, patiently).toBeGreaterThan(ROWS / 4)
  unwanted.push(...(await stopMails(yves)))

  mine.holds()
  const { counts, unanswered } = mine
  await expect.poll(() => counts.unsent + unanswered.length, patiently).toBeGreaterThanOrEqual(IN_HAND.mail)
  victim?.kill('SIGKILL')
  const leasedUntil = new Date(Date.now() + LEASE_SECONDS * 1_000)
  // The other sender sends the rest; the rows of the killed one stay leased for a while.
  await expect.poll(countUnsettled, patiently).toBeLessThanOrEqual(IN_HAND.mail)
  await hurry(and(eq(outbox.status, 'sending'), lte(outbox.dueAt, leasedUntil)))
  await expect.poll(countUnsettled, patiently).toBe(0)
  const seconds = (performance.now() - began) / 1_000

  const ids = received().toSorted()
  const reached = new Set(ids)
  const sent = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.status, 'sent'))
  expect([...reached]).toEqual(sent.map(({ id }) => id).toSorted())
  expect(ids.filter((id, at) => id === ids[at - 1])).toEqual(unanswered.toSorted())
  const meant = rows.filter(({ address }) => address === 'ann@example.com')
  expect(meant.filter(({ id }) => !reached.has(id))).toEqual([])
  // Yves got some before he unsubscribed.
  expect(reached.size).toBeGreaterThan(meant.length)
  expect(unwanted.length).toBeGreaterThan(ROWS / NOTIFIED)
  expect(unwanted.filter((id) => reached.has(id))).toEqual([])
  const { total, letters } = await findDeadLetters(db)
  expect(total).toBe(ROWS / REFUSED)
  expect(letters[0]?.reason).toBe('The mail server refused it: 550 5.1.1.')
  if (isFullStorm) {
    console.log(
      `${ids.length} of ${ROWS} mails in ${seconds.toFixed(1)} s with an outage of ${OUTAGE_MS / 1_000} s, ` +
        `${unanswered.length} twice, ${unwanted.length} not sent after an unsubscription`,
    )
  }
})
