import { AUTH_COOKIE_DAYS } from 'contracts'
import { and, eq, gt, inArray, lt, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { inBatches } from '../../../db/statements/in-batches.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { announceSessionEnd } from '../../../events/publish-events.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { member, pushSubscription, session } from '../../../tables/account.ts'
import { lastSequence, userEventCursor } from '../../../tables/events.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { roleOf } from '../../../tables/role-of.ts'
import { DAY_MS } from '../../../time.ts'
import { noteActive } from '../../members/last-active.ts'
import { isPassword } from '../passwords/is-password.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { SEEN_INTERVAL_MS, type SeenSessions } from './seen-sessions.ts'

const SESSION_LIFETIME_MS = AUTH_COOKIE_DAYS * DAY_MS

const sessionByToken = prepared('session', (db) =>
  db
    .select({
      id: session.id,
      brandId: session.brandId,
      memberId: session.memberId,
      lastSeenAt: session.lastSeenAt,
      isStaff: member.isStaff,
      isPaid: member.isPaid,
      position: lastSequence,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .leftJoin(userEventCursor, eq(userEventCursor.memberId, session.memberId))
    .where(and(eq(session.tokenHash, sql.placeholder('tokenHash')), isValid(sql.placeholder('now')))),
)

/** Finds the valid session with this token, and notes that it was seen. The caller has to compare its brand. */
export async function findSession(
  { db }: Pick<Database, 'db'>,
  token: string,
  now: Date,
  seen?: Pick<SeenSessions, 'note'>,
): Promise<Session | null> {
  const [found] = await sessionByToken(db).execute({ tokenHash: hashOfToken(token), now })
  if (!found) return null
  const { id, brandId, memberId, lastSeenAt, position, ...paid } = found
  const isDue = now.getTime() - lastSeenAt.getTime() >= SEEN_INTERVAL_MS
  if (isDue) seen?.note({ sessionId: id, memberId, at: now })
  return { id, brandId, memberId, role: roleOf(paid), position }
}

function isValid(now: Date | Placeholder) {
  return and(gt(session.expiresAt, now), isLetIn)
}

const isLetIn = inArray(member.status, ['confirmed', 'not_confirmed'])

/** The ids of these sessions that are still valid. */
export async function findLiving(db: Queryable, ids: string[], now: Date): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(sql`${session.id} = any(${sql.param(ids)}::text[])`, isValid(now)))
  return new Set(found.map(({ id }) => id))
}

interface NewSession {
  readonly brandId: string
  readonly memberId: string
  readonly label: string
  /** Token of the session that the browser held so far, which ends. */
  readonly earlierToken?: string | undefined
  /**
   * The hash that the browser was let in by; if the password has changed since, or the member was suspended or
   * banned or left, there is no session.
   */
  readonly passwordHash?: string | null | undefined
}

/** Begins a session and returns its token, which only the browser will hold: the database stores a hash. */
export async function beginSession(
  database: Database,
  { brandId, memberId, label, earlierToken, passwordHash }: NewSession,
  now: Date,
): Promise<string> {
  const token = newToken()
  await database.inTransaction(async (tx) => {
    if (passwordHash !== undefined && !(await isStillLetIn(tx, { brandId, memberId }, passwordHash))) {
      refuse('login_failed')
    }
    const id = newId()
    await tx.insert(session).values({
      id,
      brandId,
      memberId,
      label,
      tokenHash: hashOfToken(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    })
    if (earlierToken !== undefined) await replaceSession(tx, { memberId, id, earlierToken })
    await tx.delete(session).where(and(eq(session.memberId, memberId), lt(session.expiresAt, now)))
    await noteActive(tx, memberId, now)
  })
  return token
}

/** Asks for the status once the member's row is locked: a suspension may have come between. */
async function isStillLetIn(tx: Transaction, key: MemberKey, passwordHash: string | null): Promise<boolean> {
  return (
    (await isPassword(tx, key, passwordHash)) && (await tx.$count(member, and(isMember(key), isLetIn))) > 0
  )
}

/** Ends the browser's former session. The same member's browser stays subscribed to push messages. */
async function replaceSession(
  tx: Transaction,
  { memberId, id, earlierToken }: { readonly memberId: string; readonly id: string; earlierToken: string },
) {
  const isEarlier = eq(session.tokenHash, hashOfToken(earlierToken))
  const earlier = tx.select({ id: session.id }).from(session).where(isEarlier)
  const isTheirs = and(eq(pushSubscription.memberId, memberId), inArray(pushSubscription.sessionId, earlier))
  await tx.update(pushSubscription).set({ sessionId: id }).where(isTheirs)
  await tx.delete(session).where(isEarlier)
}

/** Ends a session, and with it the push messages to its browser. */
export async function endSession(tx: Transaction, { id, memberId }: Pick<Session, 'id' | 'memberId'>) {
  await tx.delete(session).where(eq(session.id, id))
  announceSessionEnd(tx, memberId)
}

/** Deletes expired sessions and returns how many there were. */
export async function removeExpiredSessions({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  return inBatches((limit) => {
    const some = db.select({ id: session.id }).from(session).where(lte(session.expiresAt, now)).limit(limit)
    return db.delete(session).where(inArray(session.id, some))
  })
}
