import {
  type InputOf,
  isEmail,
  normalEmail,
  passwordAgainProblem,
  passwordProblem,
  type resetPassword as resetEndpoint,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { announceSessionEnd } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member, session } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { changeUser } from '../change-user.ts'
import { findToken, issueToken, takeToken } from '../mail-tokens/account-tokens.ts'
import { refuseFields } from '../refuse-fields.ts'
import { findLogin, findUserNames } from '../users.ts'
import { forgetLoginTries, lockoutKey } from './lockouts.ts'
import { hashPasswordOrRefuse, refuseWhenBusy } from './password-checks.ts'
import { setPassword } from './set-password.ts'

/** §8: mails a link for setting a new password to an address that has an account. */
export async function requestReset(
  database: Database,
  brand: Brand,
  address: string,
  now: Date,
): Promise<void> {
  if (!isEmail(address)) refuse('invalid_email', { fields: { email: 'invalid_email' } })
  const found = await findLogin(database.db, brand.id, normalEmail(address))
  if (!brand.settings.neutral_access) {
    if (!found) refuse('email_not_found', { fields: { email: 'email_not_found' } })
    if (found.status === 'pending_deletion') {
      refuse('pending_deletion', { fields: { email: 'pending_deletion' } })
    }
  }
  if (found?.status !== 'confirmed' && found?.status !== 'not_confirmed') return
  const key = { brandId: brand.id, memberId: found.id }
  await database.inTransaction((tx) => mailReset(tx, key, now))
}

export async function mailReset(tx: Transaction, key: MemberKey, now: Date): Promise<void> {
  const token = await issueToken(tx, key, { purpose: 'reset-password', now })
  await enqueue(tx, { ...key, channel: 'mail', kind: 'reset-password', data: { token } })
}

/** Sets a new password by a mailed token and ends all sessions. Returns the address, now proven. */
export async function resetPassword(
  database: Database,
  { id: brandId }: Brand,
  { token, password, password_again }: InputOf<typeof resetEndpoint>['body'],
  now: Date,
): Promise<{ readonly email: string }> {
  const { db } = database
  const presented = { brandId, purpose: 'reset-password', token, now } as const
  const { memberId } = await findToken(db, presented)
  const names = await findUserNames(db, memberId)
  refuseFields({
    password: passwordProblem(password, names),
    password_again: passwordAgainProblem(password, password_again),
  })
  refuseWhenBusy()
  const passwordHash = await hashPasswordOrRefuse(password)
  await database.inTransaction(async (tx) => {
    const key = await takeToken(tx, presented)
    await setPassword(tx, key, passwordHash, now)
    await tx.delete(session).where(eq(session.memberId, memberId))
    announceSessionEnd(tx, memberId)
    await changeUser(tx, key, async ({ status }) => {
      if (status === 'not_confirmed')
        await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, memberId))
    })
    // A member who forgot the password has probably used up some tries.
    await forgetLoginTries(tx, lockoutKey(brandId, normalEmail(names.email)))
  })
  return { email: names.email }
}
