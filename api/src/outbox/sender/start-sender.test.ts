import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../db/log.ts'
import { newId } from '../../db/new-id.ts'
import { addBrowser } from '../../features/account/fixture-browser.ts'
import { addMember } from '../../features/account/fixture-member.ts'
import { outbox } from '../../tables/outbox.ts'
import { openOutbox } from '../fixture-outbox.ts'
import type { Mail, Push, Transport } from '../transport.ts'
import { startMailServer } from '../transports/fixture-mail-server.ts'
import { smtp } from '../transports/smtp.ts'
import { IN_HAND, startSender } from './start-sender.ts'

const { database, parts, enqueueOne, rowOf } = await openOutbox()

/** Starts a sender with these transports, which runs until the test ends. */
function start(mail: Transport<Mail>, on = database, push: Transport<Push> = parts.transports.push) {
  const lines: string[] = []
  const log = {
    ...silentLog,
    warn: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
  }
  const transports = { ...parts.transports, mail, push }
  const sender = startSender({ ...parts, database: on, transports, log, pollMs: 20 })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= sender.stop())
  onTestFinished(stop)
  return { stop, lines }
}

async function enqueueComplaint(address = 'ann@example.com') {
  const dedupeKey = newId()
  const about = { channel: 'mail', kind: 'complaint-received', data: { reference: 'C-1' } } as const
  await enqueueOne({ ...about, brandId: 'amberly', address, locale: 'en', dedupeKey })
  return dedupeKey
}

const statusOf = async (key: string) => (await rowOf(key)).status

test('mails wait while the mail server is down, and arrive once when it is back', async () => {
  const { port, received } = await startMailServer()
  const gone = smtp({ url: 'smtp://127.0.0.1:1' })
  const back = smtp({ url: `smtp://127.0.0.1:${port}` })
  let isAway = true
  start({ ...back, send: (mail) => (isAway ? gone : back).send(mail) })
  const keys = [await enqueueComplaint(), await enqueueComplaint(), await enqueueComplaint()]
  for (const key of keys) {
    await expect
      .poll(() => rowOf(key))
      .toMatchObject({ status: 'waiting', attempts: 1, reason: expect.any(String) })
  }
  isAway = false
  await database.db.update(outbox).set({ dueAt: sql`now()` })
  for (const key of keys) await expect.poll(() => statusOf(key)).toBe('sent')
  expect(received).toHaveLength(3)
})

test('push services that never answer delay no mail, and free rows are claimed while slow ones are still in hand', async () => {
  const { brandId, memberId } = await addMember(database)
  const push = { brandId, memberId, channel: 'push', kind: 'new-match', data: {} } as const
  const { id: subscriptionId } = await addBrowser(database.db, { brandId, memberId })
  const rows = Array.from({ length: 2 * IN_HAND.push }, () => ({ ...push, id: newId(), subscriptionId }))
  await database.db.insert(outbox).values(rows)
  let pending = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const silent: Transport<Push> = {
    isRetained: false,
    close: () => undefined,
    async send() {
      pending += 1
      await answered
    },
  }
  let mails = 0
  const quick = { isRetained: false, close: () => undefined, send: async () => void (mails += 1) }
  const { stop } = start(quick, database, silent)
  await expect.poll(() => pending).toBe(IN_HAND.push)
  const keys = await Promise.all(Array.from({ length: 2 * IN_HAND.mail }, () => enqueueComplaint()))
  for (const key of keys) await expect.poll(() => statusOf(key)).toBe('sent')
  expect(mails).toBe(keys.length)
  answer()
  await stop()
})

test('a mail that takes long does not hold up those behind it', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const mail: Transport<Mail> = {
    isRetained: false,
    close: () => undefined,
    send: ({ to }) => (to === 'slow@example.com' ? answered : Promise.resolve()),
  }
  const { stop } = start(mail)
  for (let slow = 1; slow < IN_HAND.mail; slow += 1) await enqueueComplaint('slow@example.com')
  const keys = await Promise.all(Array.from({ length: 2 * IN_HAND.mail }, () => enqueueComplaint()))
  for (const key of keys) await expect.poll(() => statusOf(key)).toBe('sent')
  answer()
  await stop()
})

test('stopping a sender finishes its claimed rows and claims no more', async () => {
  let finished = 0
  let begun = false
  const slow: Transport<Mail> = {
    isRetained: false,
    close: () => undefined,
    async send() {
      begun = true
      await new Promise((resolve) => setTimeout(resolve, 200))
      finished += 1
    },
  }
  const { stop } = start(slow)
  const first = await enqueueComplaint()
  await expect.poll(() => begun).toBe(true)
  const stopping = stop()
  const later = await enqueueComplaint()
  await stopping
  expect([finished, await statusOf(first), await statusOf(later)]).toEqual([1, 'sent', 'waiting'])
  await database.db.delete(outbox).where(eq(outbox.dedupeKey, later))
})

test('logs dead messages without naming anyone, and survives a database outage', async () => {
  const refusing = await startMailServer({
    onRcptTo: (_, __, done) =>
      done(Object.assign(new Error('5.1.1 ann@example.com is not here'), { responseCode: 550 })),
  })
  let isAway = true
  const { db } = database
  const failing = new Proxy(db, {
    get: (target, name, receiver) => {
      if (isAway && name === 'with') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const { lines } = start(smtp({ url: `smtp://127.0.0.1:${refusing.port}` }), { ...database, db: failing })
  const key = await enqueueComplaint()
  await expect.poll(() => lines).toContain('The outbox was not reached: ECONNREFUSED.')
  isAway = false
  await expect.poll(() => statusOf(key)).toBe('dead')
  const { id } = await rowOf(key)
  await expect
    .poll(() => lines.at(-1))
    .toBe(`mail complaint-received ${id} is dead: The mail server refused it: 550 5.1.1.`)
})
