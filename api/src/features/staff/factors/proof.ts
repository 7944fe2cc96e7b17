import { and, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { Proof } from '../../../http/caller/proof.ts'
import type { Session } from '../../../http/caller/session.ts'
import { session } from '../../../tables/account.ts'
import { staffSession } from '../../../tables/staff.ts'
import { HOUR_MS, MINUTE_MS } from '../../../time.ts'

const IDLE_MS = 30 * MINUTE_MS
/** From the last factor on, however busy the session is. */
const LONGEST_MS = 12 * HOUR_MS
const FRESH_MS = 5 * MINUTE_MS

type SessionId = Pick<Session, 'id'>

/** The times until which a session is proven; each null if it is not. */
export async function findProof(db: Queryable, { id }: SessionId, now: Date) {
  const [found] = await db
    .select({ verifiedAt: staffSession.verifiedAt, seenAt: staffSession.seenAt })
    .from(staffSession)
    .where(eq(staffSession.sessionId, id))
  const { verifiedAt, seenAt } = found ?? {}
  const later = (from: Date | null | undefined, ms: number) => {
    const until = from && new Date(from.getTime() + ms)
    return until && until > now ? until : null
  }
  const [idleUntil, endsAt] = [later(seenAt, IDLE_MS), later(verifiedAt, LONGEST_MS)]
  const verifiedUntil = idleUntil && endsAt && (idleUntil < endsAt ? idleUntil : endsAt)
  return { verifiedUntil, freshUntil: verifiedUntil && later(verifiedAt, FRESH_MS) }
}

/** How far a session is proven. Asking puts nothing off: a page that nobody looks at calls, too. */
export async function proofOfCall(db: Queryable, of: SessionId, now: Date): Promise<Proof> {
  const { verifiedUntil, freshUntil } = await findProof(db, of, now)
  if (!verifiedUntil) return 'none'
  return freshUntil ? 'fresh' : 'verified'
}

/** Keeps a session proven for another while, since a person is at work in it; not one whose proof has ended. */
export async function renewProof(db: Queryable, { id }: SessionId, now: Date) {
  const isStill = and(
    isNotNull(staffSession.verifiedAt),
    gt(staffSession.seenAt, new Date(now.getTime() - IDLE_MS)),
  )
  await db
    .update(staffSession)
    .set({ seenAt: now })
    .where(and(eq(staffSession.sessionId, id), isStill))
}

/** Notes that a factor has proven the session just now. */
export async function proveSession(db: Queryable, { id }: SessionId, now: Date) {
  const proven = { verifiedAt: now, seenAt: now }
  await db
    .insert(staffSession)
    .values({ sessionId: id, ...proven })
    .onConflictDoUpdate({ target: staffSession.sessionId, set: proven })
}

/** Asks the other sessions of a member for a factor again. */
export async function endOtherProofs(db: Queryable, { id, memberId }: Session) {
  const others = db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.memberId, memberId), ne(session.id, id)))
  await db
    .update(staffSession)
    .set({ verifiedAt: null, seenAt: null })
    .where(inArray(staffSession.sessionId, others))
}

type Purpose = NonNullable<typeof staffSession.$inferSelect.challengeFor>

const CHALLENGE_MS = 5 * MINUTE_MS

/** Keeps what the session is asked; a new question replaces the last one. */
export async function keepChallenge(
  db: Queryable,
  { id }: SessionId,
  { challenge, purpose, now }: { readonly challenge: string; readonly purpose: Purpose; readonly now: Date },
) {
  const asked = { challenge, challengeFor: purpose, challengeUntil: new Date(now.getTime() + CHALLENGE_MS) }
  await db
    .insert(staffSession)
    .values({ sessionId: id, ...asked })
    .onConflictDoUpdate({ target: staffSession.sessionId, set: asked })
}

/** Takes back the question to the session; null if there is none, or it is too old. */
export async function takeChallenge(
  tx: Transaction,
  { id }: SessionId,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const isIt = and(
    eq(staffSession.sessionId, id),
    eq(staffSession.challengeFor, purpose),
    gt(staffSession.challengeUntil, now),
  )
  const [found] = await tx
    .select({ challenge: staffSession.challenge })
    .from(staffSession)
    .where(isIt)
    .for('update')
  if (!found) return null
  const nothing = { challenge: null, challengeFor: null, challengeUntil: null }
  await tx.update(staffSession).set(nothing).where(eq(staffSession.sessionId, id))
  return found.challenge
}
