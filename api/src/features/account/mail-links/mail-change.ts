import {
  type AnswerOf,
  type InputOf,
  isEmail,
  normalEmail,
  type requestMailChange as requestEndpoint,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { isEmailFree, setEmail } from '../emails.ts'
import { issueToken, takeToken } from '../mail-tokens/account-tokens.ts'
import { issueUndo } from '../mail-tokens/mail-undo.ts'
import { notifyOwner } from '../notify-owner.ts'
import { checkOwnPassword, refuseIfChanged } from '../passwords/password-checks.ts'
import { isLockedOut } from '../rules.ts'
import { mailActivation } from './activation.ts'
import { checkLinkOwner, enterByLink, type LinkCaller, refuseIfOther } from './link-caller.ts'

/** Mails a link to the new address, and a notice to the current one. */
export async function requestMailChange(
  database: Database,
  { brand, viewer: { brandId, memberId } }: { readonly brand: Brand; readonly viewer: MemberKey },
  { email: address, password }: InputOf<typeof requestEndpoint>['body'],
  now: Date,
): Promise<AnswerOf<typeof requestEndpoint>> {
  const key = { brandId, memberId }
  const entered = await checkOwnPassword(database, key, { password, field: 'password' }, now)
  const email = normalEmail(address)
  const current = await findAddress(database.db, key)
  if (!isEmail(email) || email === normalEmail(current.email)) {
    refuse('invalid_new_email', { fields: { email: 'invalid_new_email' } })
  }
  const isFree = await database.inTransaction(async (tx) => {
    await refuseIfChanged(tx, key, entered)
    const isFree = await isEmailFree(tx, { ...key, email }, now)
    if (!isFree) await notifyOwner(tx, brandId, email, now)
    if (!isFree && !brand.settings.neutral_access) return false
    const token = await issueToken(tx, key, { purpose: 'mail-change', email, now })
    if (isFree)
      await enqueue(tx, { ...key, address: email, channel: 'mail', kind: 'mail-change', data: { token } })
    // An address that was never confirmed may be a stranger's.
    if (current.status === 'confirmed')
      await tellFormer(tx, { ...key, email: current.email }, 'mail-change-notice', now)
    return isFree
  })
  // After the transaction, or the owner would not be told.
  if (!isFree && !brand.settings.neutral_access) {
    refuse('account_exists', { fields: { email: 'account_exists' } })
  }
  return { sent_to: email }
}

/** Changes the address to the one that the link was mailed to, and thereby confirms it. */
export async function confirmMailChange(database: Database, caller: LinkCaller, token: string, now: Date) {
  const presented = { brandId: caller.brand.id, purpose: 'mail-change', token, now } as const
  const entered = await checkLinkOwner(database, caller, presented)
  const memberId = await database.inTransaction(async (tx) => {
    const { email, ...owner } = await takeToken(tx, presented)
    await changeUser(tx, owner, async ({ status, email: former }) => {
      if (email === null || isLockedOut(status) || status === 'pending_deletion') refuse('link_expired')
      await refuseIfOther(tx, owner, entered)
      if (!(await setEmail(tx, caller.secret, { ...owner, email }, now))) refuse('account_exists')
      await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, owner.memberId))
      if (status === 'confirmed') await tellFormer(tx, { ...owner, email: former }, 'mail-changed', now)
    })
    return owner.memberId
  })
  return enterByLink(database, caller, { memberId, entered }, now)
}

/**
 * Changes the address of a member who can't read the old one, once staff have checked that it is them. It then waits to
 * be confirmed, and the old one can undo it, as after the member's own change. Returns false if it is theirs already.
 */
export function changeEmailByStaff(
  tx: Transaction,
  secret: string,
  { brandId, memberId, email: address }: MemberKey & { readonly email: string },
  now: Date,
): Promise<boolean> {
  const key = { brandId, memberId }
  const email = normalEmail(address)
  if (!isEmail(email)) refuse('invalid_new_email', { fields: { email: 'invalid_new_email' } })
  return changeUser(tx, key, async ({ status, email: former }) => {
    if (isLockedOut(status) || status === 'pending_deletion') refuse('invalid_input')
    if (email === normalEmail(former)) return false
    if (!(await setEmail(tx, secret, { ...key, email }, now)))
      refuse('account_exists', { fields: { email: 'account_exists' } })
    await tx.update(member).set({ status: 'not_confirmed' }).where(isMember(key))
    if (status === 'confirmed') await tellFormer(tx, { ...key, email: former }, 'mail-changed', now)
    await mailActivation(tx, key, null, now)
    return true
  })
}

async function findAddress(db: Queryable, key: MemberKey) {
  const [found] = await db
    .select({ email: member.email, status: member.status })
    .from(member)
    .where(isMember(key))
  return found ?? refuse('not_found')
}

/** Mails a link that undoes the change to the former address, which the member has proven to be theirs. */
async function tellFormer(
  tx: Transaction,
  former: MemberKey & { readonly email: string },
  kind: 'mail-change-notice' | 'mail-changed',
  now: Date,
) {
  const { email: address, ...key } = former
  const token = await issueUndo(tx, former, now)
  await enqueue(tx, { ...key, address, channel: 'mail', kind, data: { token } })
}
