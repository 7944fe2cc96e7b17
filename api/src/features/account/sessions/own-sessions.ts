import type { AnswerOf, endSessions, getSessions } from 'contracts'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Session } from '../../../http/access/session.ts'
import { clearSessionCookie } from '../../../http/access/session.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { session as sessionTable } from '../../../tables/account.ts'

/** Where a member is logged in, this browser first. */
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

/** Ends one of the member's sessions, or all others than this. */
export async function endOwnSessions({
  body,
  session,
  db,
  clock,
  reply,
}: Call<typeof endSessions, 'member'>): Promise<AnswerOf<typeof endSessions>> {
  const isMine = eq(sessionTable.memberId, session.memberId)
  if ('others' in body) await db.delete(sessionTable).where(and(isMine, ne(sessionTable.id, session.id)))
  else {
    const { rowCount } = await db.delete(sessionTable).where(and(isMine, eq(sessionTable.id, body.session)))
    if (rowCount === 0) refuse('not_found')
    if (body.session === session.id) clearSessionCookie(reply)
  }
  return findSessions(db, session, clock.now())
}
