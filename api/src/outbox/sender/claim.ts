import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { type OutboxRow, outbox } from '../../tables/outbox.ts'

/** Seconds of a sender's lease on the rows it claims. A killed sender's rows are free after that. */
export const LEASE_SECONDS = 30

/** Leases due rows of a channel by the database's time: nodes' clocks may differ by a lease. */
export async function claim(db: Queryable, channel: Channel, most: number): Promise<OutboxRow[]> {
  // A CTE, because the planner may run a subquery in `in (…)` more than once and lock more than `most` rows.
  const due = db.$with('due').as(
    db
      .select({ dueId: sql<string>`${outbox.id}`.as('due_id') })
      .from(outbox)
      .where(
        sql`${outbox.channel} = ${channel} and ${outbox.status} in ('waiting', 'sending') and ${outbox.dueAt} <= now()`,
      )
      .orderBy(outbox.dueAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  const rows = await db
    .with(due)
    .update(outbox)
    .set({
      status: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .from(due)
    .where(eq(outbox.id, due.dueId))
    .returning(getTableColumns(outbox))
  return rows
}

export type Channel = OutboxRow['channel']

export type DeliveryResult =
  /** `isRetained`: its contents stay for the outbox page. */
  | { readonly status: 'sent'; readonly isRetained: boolean }
  | { readonly status: 'skipped' | 'dead'; readonly reason: string }
  | { readonly status: 'waiting'; readonly reason: string; readonly after: number }

/** Records the result of a delivery, unless the lease has expired and another sender claimed the row. */
export async function settle(
  db: Queryable,
  { id, attempts }: OutboxRow,
  result: DeliveryResult,
): Promise<void> {
  const isMine = and(eq(outbox.id, id), eq(outbox.status, 'sending'), eq(outbox.attempts, attempts))
  await db.update(outbox).set(changesOf(result)).where(isMine)
}

function changesOf(result: DeliveryResult) {
  const { status } = result
  const reason = 'reason' in result ? result.reason : null
  if (result.status === 'waiting') {
    return { status, reason, dueAt: sql`now() + make_interval(secs => ${result.after / 1_000})` }
  }
  // A sent message may hold a token or a code, so don't store it any longer.
  const isEmptied = result.status === 'sent' && !result.isRetained
  return { status, reason, settledAt: sql`now()`, ...(isEmptied && { data: null, address: null }) }
}
