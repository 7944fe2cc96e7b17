import { type AnswerOf, isEmail, normalEmail, type resendActivation as resendEndpoint } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { isEmailFree, setEmail } from '../emails.ts'
import { issueToken, takeToken } from '../mail-tokens/account-tokens.ts'
import { notifyOwner } from '../notify-owner.ts'
import { findPendingEmail } from '../own/own-account.ts'
import { isLockedOut } from '../rules.ts'
import { checkLinkOwner, enterByLink, type LinkCaller, refuseIfOther } from './link-caller.ts'

/** §4: confirms the address that the token was sent to. */
export async function activate(database: Database, caller: LinkCaller, token: string, now: Date) {
  const presented = { brandId: caller.brand.id, purpose: 'activate', token, now } as const
  const entered = await checkLinkOwner(database, caller, presented)
  const memberId = await database.inTransaction(async (tx) => {
    const { email, ...owner } = await takeToken(tx, presented)
    await changeUser(tx, owner, async ({ status }) => {
      if (isLockedOut(status) || status === 'pending_deletion') refuse('activation_failed')
      await refuseIfOther(tx, owner, entered)
      if (email !== null && !(await setEmail(tx, caller.secret, { ...owner, email }, now)))
        refuse('activation_failed')
      await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, owner.memberId))
    })
    return owner.memberId
  })
  return enterByLink(database, caller, { memberId, entered }, now)
}

/** Mails the activation link again, to the given or last address. Earlier links stop working. */
export async function resendActivation(
  database: Database,
  { brand, viewer: { brandId, memberId } }: { readonly brand: Brand; readonly viewer: MemberKey },
  address: string | undefined,
  now: Date,
): Promise<AnswerOf<typeof resendEndpoint>> {
  if (address !== undefined && !isEmail(address)) {
    refuse('invalid_email', { fields: { email: 'invalid_email' } })
  }
  const key = { brandId, memberId }
  const { isFree, ...answer } = await database.inTransaction((tx) =>
    changeUser(tx, key, async ({ status, email: current }) => {
      if (status !== 'not_confirmed') return { sent_to: null, isFree: true }
      const requested =
        address === undefined ? await findPendingEmail(tx, key, 'activate') : normalEmail(address)
      const email = requested === current ? null : requested
      const isFree = email === null || (await isEmailFree(tx, { ...key, email }, now))
      const sent = { sent_to: email ?? current, isFree }
      if (!isFree) await notifyOwner(tx, brandId, email, now)
      if (!isFree && !brand.settings.neutral_access) return sent
      if (isFree) await mailActivation(tx, key, email, now)
      else await issueToken(tx, key, { purpose: 'activate', email, now })
      return sent
    }),
  )
  // After the transaction, or the owner would not be told.
  if (!isFree && !brand.settings.neutral_access) {
    refuse('email_taken', { fields: { email: 'email_taken' } })
  }
  return answer
}

/** Mails the link that confirms an address: this one, or null for the account's. */
export async function mailActivation(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  email: string | null,
  now: Date,
): Promise<void> {
  const key = { brandId, memberId }
  const token = await issueToken(tx, key, { purpose: 'activate', email, now })
  const to = { ...key, ...(email !== null && { address: email }) }
  await enqueue(tx, { ...to, channel: 'mail', kind: 'activate', data: { token } })
}
