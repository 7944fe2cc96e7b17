import {
  type AnswerOf,
  type InputOf,
  isEmail,
  normalEmail,
  type requestMailChange as requestEndpoint,
  type User,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { notifyOwner } from '../access/notify-owner.ts'
import { changeUser } from '../change-user.ts'
import { isEmailFree, setEmail } from '../emails.ts'
import { checkOwnPassword, refuseIfChanged } from '../passwords/password-checks.ts'
import { findUser, findUserNames } from '../users.ts'
import { issueToken, takeToken } from './account-tokens.ts'
import type { LinkCaller } from './activation.ts'

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
  const current = await findUserNames(database.db, memberId)
  if (!isEmail(email) || email === normalEmail(current.email)) {
    refuse('invalid_new_email', { fields: { email: 'invalid_new_email' } })
  }
  const isFree = await database.inTransaction(async (tx) => {
    await refuseIfChanged(tx, key, entered)
    const isFree = await isEmailFree(tx, brandId, email)
    if (!isFree) await notifyOwner(tx, brandId, email, now)
    if (!isFree && !brand.settings.neutral_access) return false
    const token = await issueToken(tx, key, { purpose: 'mail-change', email, now })
    if (isFree)
      await enqueue(tx, { ...key, address: email, channel: 'mail', kind: 'mail-change', data: { token } })
    await enqueue(tx, {
      ...key,
      address: current.email,
      channel: 'mail',
      kind: 'mail-change-notice',
      data: {},
    })
    return isFree
  })
  // After the transaction, or the owner would not be told.
  if (!isFree && !brand.settings.neutral_access) {
    refuse('account_exists', { fields: { email: 'account_exists' } })
  }
  return { sent_to: email }
}

/** Changes the address to the one that the link was mailed to, and thereby confirms it. */
export async function confirmMailChange(
  database: Database,
  { brand, viewer, secret }: LinkCaller,
  token: string,
  now: Date,
): Promise<User | null> {
  const presented = { brandId: brand.id, purpose: 'mail-change', token, now } as const
  const memberId = await database.inTransaction(async (tx) => {
    const { email, ...owner } = await takeToken(tx, presented)
    await changeUser(tx, owner, async ({ status }) => {
      if (email === null || status === 'banned' || status === 'pending_deletion') refuse('link_expired')
      if (!(await setEmail(tx, secret, { ...owner, email }))) refuse('account_exists')
      await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, owner.memberId))
    })
    return owner.memberId
  })
  return viewer?.memberId === memberId ? findUser(database.db, brand, memberId, now) : null
}
