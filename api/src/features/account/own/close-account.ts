import type { AnswerOf, deleteAccount } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { redactMember } from '../../../events/redact-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member, session } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { issueToken, takeToken, voidTokens } from '../mail-tokens/account-tokens.ts'
import { deletionDate } from '../mail-tokens/token-lifetimes.ts'
import { checkOwnPassword, refuseIfChanged } from '../passwords/password-checks.ts'

/** §4: closes the account. A mailed link reactivates it for 14 days; then it is deleted for good. */
export async function closeAccount(
  database: Database,
  { brandId, memberId }: MemberKey,
  password: string,
  now: Date,
): Promise<AnswerOf<typeof deleteAccount>> {
  const key = { brandId, memberId }
  const entered = await checkOwnPassword(database, key, { password, field: 'password' }, now)
  const deletedAt = deletionDate(now).toISOString()
  await database.inTransaction((tx) =>
    changeUser(tx, key, async () => {
      await refuseIfChanged(tx, key, entered)
      await tx.update(member).set({ status: 'pending_deletion', leftAt: now }).where(isMember(key))
      await voidTokens(tx, key, 'activate', 'reset-password', 'mail-change')
      await redactMember(tx, memberId)
      await tx.delete(session).where(eq(session.memberId, memberId))
      const token = await issueToken(tx, key, { purpose: 'reactivate', now })
      await enqueue(tx, { ...key, channel: 'mail', kind: 'account-deletion', data: { token, deletedAt } })
    }),
  )
  return { deleted_at: deletedAt }
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
    const owner = await takeToken(tx, presented)
    await changeUser(tx, owner, async ({ status }) => {
      if (status !== 'pending_deletion') refuse('link_expired')
      await tx.update(member).set({ status: 'confirmed', leftAt: null }).where(isMember(owner))
    })
  })
}
