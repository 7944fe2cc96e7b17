import { hash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { refusedWebhook } from '../../../tables/orders.ts'
import { DAY_MS, MINUTE_MS } from '../../../time.ts'

interface Refused {
  readonly body: Buffer
  readonly reason: (typeof refusedWebhook.$inferSelect)['reason']
  readonly receivedAt: Date
}

/** How many are kept a minute: enough to see a fault, and no way for a stranger to fill the disk. */
export const MOST_A_MINUTE = 10
const RETENTION = 30 * DAY_MS
const HASH_LENGTH = 16

/** Keeps track of the webhooks that were turned away. A flood doesn't even reach the database. */
export class RefusedWebhooks {
  #minute = 0
  #kept = 0

  async keep(db: Queryable, { body, reason, receivedAt }: Refused): Promise<void> {
    const minute = Math.floor(receivedAt.getTime() / MINUTE_MS)
    if (minute !== this.#minute) [this.#minute, this.#kept] = [minute, 0]
    if (this.#kept >= MOST_A_MINUTE) return
    this.#kept += 1
    const since = new Date(receivedAt.getTime() - MINUTE_MS).toISOString()
    const bodyHash = hash('sha256', body).slice(0, HASH_LENGTH)
    // Other processes have kept some, too.
    await db.execute(sql`
      insert into ${refusedWebhook} (id, received_at, reason, size, body_hash)
      select ${newId()}, ${receivedAt.toISOString()}, ${reason}, ${body.length}::integer, ${bodyHash}
      where (select count(*) from ${refusedWebhook} where received_at > ${since}) < ${MOST_A_MINUTE}
    `)
  }
}

/** Removes the refused webhooks that are too old to look into. */
export async function removeOldRefusals({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db.delete(refusedWebhook).where(lt(refusedWebhook.receivedAt, new Date(now.getTime() - RETENTION)))
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly refusedWebhooks: RefusedWebhooks
  }
}
