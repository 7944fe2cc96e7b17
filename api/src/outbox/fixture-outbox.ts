import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { ensureBrands } from '../features/site/brands.ts'
import { outboxRules } from '../outbox-rules.ts'
import { outbox } from '../tables/outbox.ts'
import { enqueue } from './enqueue.ts'
import type { OutboxMessage } from './message.ts'
import { claim } from './sender/claim.ts'
import { deliver } from './sender/deliver.ts'
import type { Mail, Push, Sms, Transport } from './transport.ts'

type Failing = () => Error | undefined

/** For the top of a test file: a database, its own unless given, and transports that record what they are asked to send. */
export async function openOutbox(existing?: Database) {
  const database = existing ?? (await testDatabase())
  if (!existing) await ensureBrands(database)
  const { db } = database
  const sent = { mail: [] as Mail[], sms: [] as Sms[], push: [] as Push[] }
  let failing: Failing = () => undefined

  function recording<Letter>(letters: Letter[]): Transport<Letter> {
    const send = async (letter: Letter) => {
      const error = failing()
      if (error) throw error
      letters.push(letter)
    }
    return { isRetained: false, send, close: () => undefined }
  }

  const parts = {
    database,
    transports: { mail: recording(sent.mail), sms: recording(sent.sms), push: recording(sent.push) },
    rules: outboxRules,
    originOf: (domain: string) => `https://${domain}`,
    // Noon, when mails are sent.
    clock: { now: () => new Date('2026-06-10T10:00:00Z') },
    secret: 'a secret of the tests alone',
  }

  return {
    database,
    parts,
    sent,

    /** From now on, transports throw the error that this function returns, if any. */
    failWith(next: Failing) {
      failing = next
    },

    enqueueOne: (message: OutboxMessage) => database.inTransaction((tx) => enqueue(tx, message)),

    /** Delivers everything that is due, once. */
    async round() {
      const channels = ['mail', 'sms', 'push'] as const
      const rows = (await Promise.all(channels.map((channel) => claim(db, channel, 100)))).flat()
      return Promise.all(rows.map((row) => deliver(parts, row)))
    },

    async rowOf(dedupeKey: string) {
      const [row] = await db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
      if (!row) throw new Error(`There is no row ${dedupeKey}.`)
      return row
    },
  }
}
