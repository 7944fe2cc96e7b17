import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inBatches } from '../db/statements/in-batches.ts'
import { mailReport, newsSent, outbox } from '../tables/outbox.ts'
import { DAY_MS } from '../time.ts'

/** How long the contents of a settled message are stored. */
const CONTENTS_MS = 30 * DAY_MS
/**
 * How long the row of a settled message is stored, so that its dedupe key prevents a second one. A push message without a key,
 * as of each chat message, goes with its contents: they are most of the table.
 */
const ROWS_MS = 180 * DAY_MS

/** Empties old settled messages, and later deletes them. Returns how many rows changed. */
export async function pruneOutbox({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age)
  const isOld = and(isNotNull(outbox.data), lt(outbox.settledAt, before(CONTENTS_MS)))
  const isKeyless = and(eq(outbox.channel, 'push'), isNull(outbox.dedupeKey))
  const isOver = and(
    isNotNull(outbox.settledAt),
    lt(outbox.createdAt, before(CONTENTS_MS)),
    or(lt(outbox.createdAt, before(ROWS_MS)), isKeyless),
  )
  const emptied = await inBatches((most) => {
    const some = db.select({ id: outbox.id }).from(outbox).where(isOld).limit(most)
    return db.update(outbox).set({ data: null, address: null, reason: null }).where(inArray(outbox.id, some))
  })
  const removed = await inBatches((most) => {
    const some = db.select({ id: outbox.id }).from(outbox).where(isOver).limit(most)
    return db.delete(outbox).where(inArray(outbox.id, some))
  })
  const news = await db.delete(newsSent).where(lt(newsSent.sentAt, before(CONTENTS_MS)))
  const reports = await db.delete(mailReport).where(lt(mailReport.receivedAt, before(CONTENTS_MS)))
  return emptied + removed + (news.rowCount ?? 0) + (reports.rowCount ?? 0)
}
