import type { Account } from 'contracts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { accountToken, birthCorrection, type TokenPurpose } from '../../../tables/own-account.ts'

/** The latest address that is waiting to be confirmed for one of these purposes. */
export async function findPendingEmail(
  db: Queryable,
  { memberId }: MemberKey,
  ...purposes: readonly TokenPurpose[]
): Promise<string | null> {
  const isWaiting = and(eq(accountToken.memberId, memberId), inArray(accountToken.purpose, [...purposes]))
  const found = await db
    .select({ email: accountToken.email })
    .from(accountToken)
    .where(isWaiting)
    .orderBy(desc(accountToken.createdAt))
  return found.find(({ email }) => email !== null)?.email ?? null
}

/** The facts about the user that only the settings page needs. */
export async function findAccount(db: Queryable, key: MemberKey): Promise<Account> {
  const [[found], pending, corrections] = await Promise.all([
    db.select().from(member).where(isMember(key)),
    findPendingEmail(db, key, 'activate', 'mail-change'),
    db.$count(birthCorrection, eq(birthCorrection.memberId, key.memberId)),
  ])
  const { email, createdAt, pausedAt, offerSeenAt } = found ?? refuse('not_found')
  return {
    email,
    pending_email: pending,
    created_at: createdAt.toISOString(),
    paused: pausedAt !== null,
    offer_seen: offerSeenAt !== null,
    can_correct_date_of_birth: corrections === 0,
  }
}
