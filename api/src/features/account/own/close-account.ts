import type { AnswerOf, deleteAccount } from 'contracts'
import type { Database, Transaction } from '../../../db/database.ts'
import { redactMember } from '../../../events/redact-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { issueToken, takeToken, voidTokens } from '../mail-tokens/account-tokens.ts'
import { deletionDate } from '../mail-tokens/token-lifetimes.ts'
import { checkOwnPassword, refuseIfChanged } from '../passwords/password-checks.ts'
import { endSessions } from '../sessions/own-sessions.ts'

/** §4: closes the account. A mailed link reactivates it for 14 days; then it is deleted for good. */
export async function closeAccount(
  database: Database,
  { brandId, memberId }: MemberKey,
  password: string,
  now: Date,
): Promise<AnswerOf<typeof deleteAccount>> {
  const key = { brandId, memberId }
  const entered = await checkOwnPassword(database, key, { password, field: 'password' }, now)
  const deletedAt = await database.inTransaction((tx) =>
    changeUser(tx, key, async () => {
      await refuseIfChanged(tx, key, entered)
      return close(tx, key, now)
    }),
  )
  return { deleted_at: deletedAt }
}

/** The same by staff, for a member who asked them. Returns null for a member who left already, or is kept out. */
export function closeByStaff(tx: Transaction, key: MemberKey, now: Date): Promise<string | null> {
  return changeUser(tx, key, async ({ status }) =>
    status === 'confirmed' || status === 'not_confirmed' ? close(tx, key, now) : null,
  )
}

/** Returns when the account will be deleted for good. */
async function close(tx: Transaction, key: MemberKey, now: Date): Promise<string> {
  const deletedAt = deletionDate(now).toISOString()
  await tx.update(member).set({ status: 'pending_deletion', leftAt: now }).where(isMember(key))
  await voidTokens(tx, key, 'activate', 'reset-password', 'mail-change')
  await redactMember(tx, key.memberId)
  await endSessions(tx, key.memberId)
  const token = await issueToken(tx, key, { purpose: 'reactivate', now })
  await enqueue(tx, { ...key, channel: 'mail', kind: 'account-deletion', data: { token, deletedAt } })
  return deletedAt
}

/** Reopens a closed account. That confirms its address too: the link was mailed nowhere else. */
export async function reactivateAccount(
  database: Database,
  brand: Brand,
  token: string,
  now: Date,
): Promise<void> {
  const presented = { brandId: brand.id, purpose: 'reactivate', token, now } as const
  await database.inTransaction(async (tx) => {
    if (!(await reopenAccount(tx, await takeToken(tx, presented)))) refuse('link_expired')
  })
}

/** Returns false if the account was not closed. */
export function reopenAccount(tx: Transaction, { brandId, memberId }: MemberKey): Promise<boolean> {
  const key = { brandId, memberId }
  return changeUser(tx, key, async ({ status }) => {
    if (status !== 'pending_deletion') return false
    await tx.update(member).set({ status: 'confirmed', leftAt: null }).where(isMember(key))
    await voidTokens(tx, key, 'reactivate')
    return true
  })
}
