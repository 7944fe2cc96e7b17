import {
  type AnswerOf,
  isEmail,
  normalEmail,
  type resendActivation as resendEndpoint,
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
import { findPendingEmail } from '../own/own-account.ts'
import { findUser } from '../users.ts'
import { issueToken, takeToken } from './account-tokens.ts'

/** The caller who follows a mailed link: perhaps its owner, perhaps somewhere they are not logged in. */
export interface LinkCaller {
  readonly brand: Brand
  /** Null for a visitor. */
  readonly viewer: MemberKey | null
  /** The site's secret. */
  readonly secret: string
}

/** §4: confirms the address that the token was sent to. Returns the user only to a caller logged in as them. */
export async function activate(
  database: Database,
  { brand, viewer, secret }: LinkCaller,
  token: string,
  now: Date,
): Promise<User | null> {
  const presented = { brandId: brand.id, purpose: 'activate', token, now } as const
  const memberId = await database.inTransaction(async (tx) => {
    const owner = await takeToken(tx, presented)
    await changeUser(tx, owner, async ({ status }) => {
      if (status === 'banned' || status === 'pending_deletion') refuse('activation_failed')
      if (owner.email !== null && !(await setEmail(tx, secret, { ...owner, email: owner.email })))
        refuse('activation_failed')
      await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, owner.memberId))
    })
    return owner.memberId
  })
  return viewer?.memberId === memberId ? findUser(database.db, brand, memberId, now) : null
}

/**
 * Mails the activation link again, to another address if one is given; otherwise to the one that the member last asked for.
 * Earlier links stop working.
 */
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
      const isFree = email === null || (await isEmailFree(tx, brandId, email))
      const sent = { sent_to: email ?? current, isFree }
      if (!isFree) await notifyOwner(tx, brandId, email, now)
      if (!isFree && !brand.settings.neutral_access) return sent
      const token = await issueToken(tx, key, { purpose: 'activate', email, now })
      const to = { ...key, ...(email !== null && { address: email }) }
      if (isFree) await enqueue(tx, { ...to, channel: 'mail', kind: 'activate', data: { token } })
      return sent
    }),
  )
  // After the transaction, or the owner would not be told.
  if (!isFree && !brand.settings.neutral_access) {
    refuse('email_taken', { fields: { email: 'email_taken' } })
  }
  return answer
}
