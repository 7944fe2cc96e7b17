import type { AnswerOf, getSessions } from 'contracts'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { announceSessionEnd } from '../../../events/publish-events.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { session as sessionTable } from '../../../tables/account.ts'

/** Lists a member's sessions, the current browser's first. */
export async function findSessions(
  db: Queryable,
  { id: ownId, memberId }: Session,
  now: Date,
): Promise<AnswerOf<typeof getSessions>> {
  const found = await db
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.memberId, memberId), gt(sessionTable.expiresAt, now)))
    .orderBy(desc(eq(sessionTable.id, ownId)), desc(sessionTable.lastSeenAt), sessionTable.id)
  return {
    sessions: found.map(({ id, label, createdAt, lastSeenAt }) => ({
      id,
      label,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      is_current: id === ownId,
    })),
  }
}

/** Ends one of the member's own sessions. */
export async function endOwnSession(tx: Transaction, { memberId }: Session, id: string): Promise<void> {
  const isOwn = and(eq(sessionTable.memberId, memberId), eq(sessionTable.id, id))
  const { rowCount } = await tx.delete(sessionTable).where(isOwn)
  if (rowCount === 0) refuse('not_found')
  announceSessionEnd(tx, memberId)
}

/** Ends the member's sessions in all browsers, but the one with this id. Returns how many. */
export async function endSessions(
  tx: Transaction,
  memberId: string,
  { but }: { readonly but?: string } = {},
): Promise<number> {
  const isOther = but === undefined ? undefined : ne(sessionTable.id, but)
  const { rowCount } = await tx.delete(sessionTable).where(and(eq(sessionTable.memberId, memberId), isOther))
  announceSessionEnd(tx, memberId)
  return rowCount ?? 0
}
