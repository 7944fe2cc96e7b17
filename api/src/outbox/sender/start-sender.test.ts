import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '../../db/log.ts'
import { newId } from '../../db/new-id.ts'
import { outbox } from '../../tables/outbox.ts'
import { openOutbox } from '../fixture-outbox.ts'
import type { Mail, Transport } from '../transport.ts'
import { startMailServer } from '../transports/fixture-mail-server.ts'
import { smtp } from '../transports/smtp.ts'
import { startSender } from './start-sender.ts'

const { database, parts, enqueueOne, rowOf } = await openOutbox()

/** Starts a sender with this mail transport, which runs until the test ends. */
function start(mail: Transport<Mail>, on = database) {
  const lines: string[] = []
  const log = {
    ...silentLog,
    warn: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
  }
  const transports = { ...parts.transports, mail }
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
