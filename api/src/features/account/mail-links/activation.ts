import { type AnswerOf, type activate as activateEndpoint, isEmail, type resendActivation } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { notifyOwner } from '../access/notify-owner.ts'
import { changeUser } from '../change-user.ts'
import { isEmailFree, setEmail } from '../emails.ts'
import { findPendingEmail } from '../own/own-account.ts'
import { normalEmail } from '../rules.ts'
import { findUser } from '../users.ts'
import { issueToken, takeToken } from './account-tokens.ts'

/** §4: confirms the address that the token was sent to. */
export async function activate({
  body,
  brand,
  session,
  db,
  database,
  clock,
}: Call<typeof activateEndpoint, 'any'>): Promise<AnswerOf<typeof activateEndpoint>> {
  const shown = { brandId: brand.id, purpose: 'activate', token: body.token, now: clock.now() } as const
  const memberId = await database.inTransaction(async (tx) => {
    const whose = await takeToken(tx, shown)
    await changeUser(tx, whose, async ({ status }) => {
      if (status === 'banned' || status === 'pending_deletion') refuse('activation_failed')
      if (whose.email !== null && !(await setEmail(tx, whose, whose.email))) refuse('activation_failed')
      await tx.update(member).set({ status: 'confirmed' }).where(eq(member.id, whose.memberId))
    })
    return whose.memberId
  })
  return { user: session?.memberId === memberId ? await findUser(db, brand, memberId) : null }
}

type Resend = Call<typeof resendActivation, 'member'>

/** Mails the link again, where asked to another address; the one before is no good any more. */
export async function resend(call: Resend): Promise<AnswerOf<typeof resendActivation>> {
  const { body, brand, session, database, clock } = call
  if (body.email !== undefined && !isEmail(body.email)) {
    refuse('invalid_email', { fields: { email: 'invalid_email' } })
  }
  return database.inTransaction((tx) =>
    changeUser(tx, session, async ({ status, email: own }) => {
      if (status !== 'not_confirmed') return { sent_to: null }
      const asked = body.email === undefined ? await waitingEmail(tx, session) : normalEmail(body.email)
      const email = asked === own ? null : asked
      const isFree = email === null || (await isEmailFree(tx, brand.id, email))
      if (!isFree && !brand.settings.neutral_access) {
        refuse('email_taken', { fields: { email: 'email_taken' } })
      }
      const token = await issueToken(tx, session, { purpose: 'activate', email, now: clock.now() })
      const { brandId, memberId } = session
      const to = { brandId, memberId, ...(email !== null && { address: email }) }
      if (isFree) await enqueue(tx, { ...to, channel: 'mail', kind: 'activate', data: { token } })
      else if (email !== null) await notifyOwner(tx, brandId, email)
      return { sent_to: email ?? own }
    }),
  )
}

/** Who has asked for another address before means that one. */
function waitingEmail(db: Queryable, whose: MemberKey): Promise<string | null> {
  return findPendingEmail(db, whose, 'activate')
}
