import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { outbox } from '../tables/outbox.ts'

const isDead = eq(outbox.status, 'dead')

interface Few {
  readonly most?: number
  /** Those of one brand. */
  readonly brandId?: string
}

/** Messages whose delivery has failed for good, the newest first, without recipients or contents. */
export async function findDeadLetters(db: Queryable, { most = 100, brandId }: Few = {}) {
  const isMeant = and(isDead, brandId === undefined ? undefined : eq(outbox.brandId, brandId))
  const letters = await db
    .select({
      id: outbox.id,
      brandId: outbox.brandId,
      channel: outbox.channel,
      kind: outbox.kind,
      attempts: outbox.attempts,
      reason: outbox.reason,
      createdAt: outbox.createdAt,
      settledAt: outbox.settledAt,
    })
    .from(outbox)
    .where(isMeant)
    .orderBy(desc(outbox.settledAt))
    .limit(most)
  const [all] = await db.select({ total: count() }).from(outbox).where(isMeant)
  return { letters, total: all?.total ?? 0 }
}

/** Counts the texts of the last seven days by what became of them. Providers report delivery late or not at all. */
export async function countTexts(db: Queryable) {
  const isRecent = sql`${outbox.channel} = 'sms' and ${outbox.createdAt} > now() - interval '7 days'`
  const [counts] = await db
    .select({
      accepted: sql<number>`count(*) filter (where ${outbox.status} = 'sent')`.mapWith(Number),
      delivered: count(outbox.deliveredAt),
      failed: sql<number>`count(*) filter (where ${isDead})`.mapWith(Number),
    })
    .from(outbox)
    .where(isRecent)
  return counts ?? { accepted: 0, delivered: 0, failed: 0 }
}

/** Queues all dead letters, or just these, for a fresh series of attempts. Returns how many. */
export async function reviveDeadLetters(db: Queryable, ids?: readonly string[]): Promise<number> {
  const isMeant = and(isDead, isNotNull(outbox.data), ids && inArray(outbox.id, [...ids]))
  const { rowCount } = await db
    .update(outbox)
    .set({ status: 'waiting', attempts: 0, reason: null, settledAt: null, dueAt: sql`now()` })
    .where(isMeant)
  return rowCount ?? 0
}
