import type { AnswerOf, changeAccount as changeEndpoint, deleteAccount, reactivateAccount } from 'contracts'
import { eq } from 'drizzle-orm'
import { clearSessionCookie } from '../../../http/access/session.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member, pushSubscription, session as sessionTable } from '../../../tables/account.ts'
import { isMember } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { issueToken, takeToken, voidTokens } from '../mail-links/account-tokens.ts'
import { deletionDate } from '../mail-links/token-lifetimes.ts'
import { checkOwnPassword } from '../passwords/password-checks.ts'

/** Privacy mode, and that the alternatives to leaving have been seen. */
export async function changeAccount({
  body: { paused, offer_seen },
  session,
  database,
  clock,
}: Call<typeof changeEndpoint, 'member'>): Promise<void> {
  const now = clock.now()
  await database.inTransaction((tx) =>
    changeUser(tx, session, async ({ pausedAt, offerSeenAt }) => {
      const changed = {
        pausedAt: paused === undefined ? pausedAt : paused ? (pausedAt ?? now) : null,
        offerSeenAt: offerSeenAt ?? (offer_seen ? now : null),
      }
      await tx.update(member).set(changed).where(isMember(session))
    }),
  )
}

/** §4: closes the account. For 14 days the link in the mail brings it back, then it is deleted for good. */
export async function closeAccount(
  call: Call<typeof deleteAccount, 'member'>,
): Promise<AnswerOf<typeof deleteAccount>> {
  const { body, session, database, clock, reply } = call
  await checkOwnPassword(call, body.password, 'password')
  const now = clock.now()
  const deletedAt = deletionDate(now).toISOString()
  const { brandId, memberId } = session
  const whose = { brandId, memberId }
  await database.inTransaction((tx) =>
    changeUser(tx, whose, async () => {
      await tx.update(member).set({ status: 'pending_deletion', leftAt: now }).where(isMember(whose))
      await voidTokens(tx, whose, 'activate', 'reset-password', 'mail-change')
      await tx.delete(sessionTable).where(eq(sessionTable.memberId, memberId))
      await tx.delete(pushSubscription).where(eq(pushSubscription.memberId, memberId))
      const token = await issueToken(tx, whose, { purpose: 'reactivate', now })
      await enqueue(tx, { ...whose, channel: 'mail', kind: 'account-deletion', data: { token, deletedAt } })
    }),
  )
  clearSessionCookie(reply)
  return { deleted_at: deletedAt }
}

/** Takes it back. The address is confirmed by that: the link was in no other mailbox. */
export async function reactivate({
  body,
  brand,
  database,
  clock,
}: Call<typeof reactivateAccount, 'any'>): Promise<void> {
  const shown = { brandId: brand.id, purpose: 'reactivate', token: body.token, now: clock.now() } as const
  await database.inTransaction(async (tx) => {
    const whose = await takeToken(tx, shown)
    await changeUser(tx, whose, async ({ status }) => {
      if (status !== 'pending_deletion') refuse('link_expired')
      await tx.update(member).set({ status: 'confirmed', leftAt: null }).where(isMember(whose))
    })
  })
}
