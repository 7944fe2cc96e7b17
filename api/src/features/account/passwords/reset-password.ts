import {
  isEmail,
  passwordAgainProblem,
  passwordProblem,
  type requestReset as requestEndpoint,
  type resetPassword as resetEndpoint,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { session } from '../../../tables/account.ts'
import { forgetLoginTries, lockoutKey } from '../access/lockouts.ts'
import { findToken, issueToken, takeToken } from '../mail-links/account-tokens.ts'
import { refuseFields } from '../refuse-fields.ts'
import { normalEmail } from '../rules.ts'
import { findLogin, findUserNames } from '../users.ts'
import { hashPasswordOrRefuse, refuseWhenBusy } from './password-checks.ts'
import { setPassword } from './set-password.ts'

/** §8: mails a link by which the password is set anew, to who has an account. */
export async function requestReset({
  body,
  brand,
  db,
  database,
  clock,
}: Call<typeof requestEndpoint, 'any'>): Promise<void> {
  if (!isEmail(body.email)) refuse('invalid_email', { fields: { email: 'invalid_email' } })
  const found = await findLogin(db, brand.id, normalEmail(body.email))
  if (!brand.settings.neutral_access) {
    if (!found) refuse('email_not_found', { fields: { email: 'email_not_found' } })
    if (found.status === 'pending_deletion') {
      refuse('pending_deletion', { fields: { email: 'pending_deletion' } })
    }
  }
  if (found?.status !== 'confirmed' && found?.status !== 'not_confirmed') return
  const whose = { brandId: brand.id, memberId: found.id }
  await database.inTransaction(async (tx) => {
    const token = await issueToken(tx, whose, { purpose: 'reset-password', now: clock.now() })
    await enqueue(tx, { ...whose, channel: 'mail', kind: 'reset-password', data: { token } })
  })
}

/** Sets the password anew; whoever is logged in with the old one is no more. */
export async function resetPassword({
  body,
  brand,
  db,
  database,
  clock,
}: Call<typeof resetEndpoint, 'any'>): Promise<void> {
  const { token, password, password_again } = body
  const now = clock.now()
  const shown = { brandId: brand.id, purpose: 'reset-password', token, now } as const
  const { memberId } = await findToken(db, shown)
  const names = await findUserNames(db, memberId)
  refuseFields({
    password: passwordProblem(password, names),
    password_again: passwordAgainProblem(password, password_again),
  })
  refuseWhenBusy()
  const passwordHash = await hashPasswordOrRefuse(password)
  await database.inTransaction(async (tx) => {
    const whose = await takeToken(tx, shown)
    await setPassword(tx, whose, passwordHash, now)
    await tx.delete(session).where(eq(session.memberId, memberId))
    // Who forgot the password has tried some.
    await forgetLoginTries(tx, lockoutKey(brand.id, normalEmail(names.email)))
  })
}
