import {
  type AnswerOf,
  type confirmMailChange,
  isEmail,
  type requestMailChange as requestEndpoint,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { notifyOwner } from '../access/notify-owner.ts'
import { changeUser } from '../change-user.ts'
import { isEmailFree, setEmail } from '../emails.ts'
import { checkOwnPassword } from '../passwords/password-checks.ts'
import { normalEmail } from '../rules.ts'
import { findUser, findUserNames } from '../users.ts'
import { issueToken, takeToken } from './account-tokens.ts'

/** Asks for another address: a link goes there, and a notice to where mail has gone so far. */
export async function requestMailChange(
  call: Call<typeof requestEndpoint, 'member'>,
): Promise<AnswerOf<typeof requestEndpoint>> {
  const { body, brand, session, db, database, clock } = call
  await checkOwnPassword(call, body.password, 'password')
  const email = normalEmail(body.email)
  const own = await findUserNames(db, session.memberId)
  if (!isEmail(email) || email === normalEmail(own.email)) {
    refuse('invalid_new_email', { fields: { email: 'invalid_new_email' } })
  }
  const { brandId, memberId } = session
  const whose = { brandId, memberId }
  await database.inTransaction(async (tx) => {
    const isFree = await isEmailFree(tx, brandId, email)
    if (!isFree && !brand.settings.neutral_access) {
      refuse('account_exists', { fields: { email: 'account_exists' } })
    }
    const token = await issueToken(tx, whose, { purpose: 'mail-change', email, now: clock.now() })
    if (isFree)
      await enqueue(tx, { ...whose, address: email, channel: 'mail', kind: 'mail-change', data: { token } })
    else await notifyOwner(tx, brandId, email)
    await enqueue(tx, { ...whose, address: own.email, channel: 'mail', kind: 'mail-change-notice', data: {} })
  })
  return { sent_to: email }
}

/** Changes the address to the one where the token was sent, which is confirmed by that. */
export async function changeEmail({
  body,
  brand,
  session,
  db,
  database,
  clock,
}: Call<typeof confirmMailChange, 'any'>): Promise<AnswerOf<typeof confirmMailChange>> {
  const shown = { brandId: brand.id, purpose: 'mail-change', token: body.token, now: clock.now() } as const
  const memberId = await database.inTransaction(async (tx) => {
    const { email, ...whose } = await takeToken(tx, shown)
    await changeUser(tx, whose, async ({ status }) => {
      if (email === null || status === 'banned' || status === 'pending_deletion') refuse('link_expired')
      if (!(await setEmail(tx, whose, email))) refuse('account_exists')
      await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, whose.memberId))
    })
    return whose.memberId
  })
  return { user: session?.memberId === memberId ? await findUser(db, brand, memberId) : null }
}
