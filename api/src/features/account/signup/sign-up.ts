import {
  type AnswerOf,
  cleanName,
  type signUp as endpoint,
  hasTrafficSource,
  maySignUp,
  signupProblems,
} from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { visitorLocale } from '../../site/visitor-locale.ts'
import { notifyOwner } from '../access/notify-owner.ts'
import { issueToken } from '../mail-links/account-tokens.ts'
import { hashPasswordOrRefuse, refuseWhenBusy } from '../passwords/password-checks.ts'
import { refuseFields } from '../refuse-fields.ts'
import { normalEmail } from '../rules.ts'
import { startSession } from '../sessions/start-session.ts'
import { findLogin } from '../users.ts'
import { giveSignupCredits } from './signup-credits.ts'
import { findSignupMessage, insertSignupMessage, type SignupMessage } from './signup-message.ts'

type SignUp = Call<typeof endpoint, 'any'>

/** §3, §5: makes an account of what the form says, and logs it in. One address is one account, however many ask at once. */
export async function signUp(call: SignUp): Promise<AnswerOf<typeof endpoint>> {
  const { body, brand, db, database, clock } = call
  const { settings } = brand
  if (!maySignUp(settings, hasTrafficSource(body.tracking ?? {}))) refuse('signups_closed')
  const now = clock.now()
  refuseFields(signupProblems(body, settings, now), { data: { min_age: settings.min_age } })
  refuseWhenBusy()
  const isNeutral = settings.neutral_access
  // Before the work of hashing; whether it is still so is decided by the row.
  if (!isNeutral) await refuseTaken(call)
  const [passwordHash, words] = await Promise.all([
    hashPasswordOrRefuse(body.password),
    findSignupMessage(db, brand, body),
  ])
  const id = await database.inTransaction((tx) => addMember(tx, call, { passwordHash, words, now }))
  if (id === undefined && !isNeutral) {
    await refuseTaken(call)
    refuse('unexpected')
  }
  const isKept = words !== undefined
  // Who is told nothing is logged in as nobody either: a session would tell.
  if (id === undefined || isNeutral) return { user: null, message_kept: isKept }
  return { user: await startSession(call, id), message_kept: isKept }
}

async function refuseTaken({ body, brand, db }: SignUp) {
  const known = await findLogin(db, brand.id, normalEmail(body.email))
  if (!known) return
  const code = known.status === 'pending_deletion' ? 'pending_deletion' : 'email_taken'
  refuse(code, { status: 422, fields: { email: code } })
}

interface Made {
  readonly passwordHash: string
  readonly words: SignupMessage | undefined
  readonly now: Date
}

/** The new member's id; undefined where the address has an account, whose owner is told where the asker is not. */
async function addMember(tx: Transaction, { body, brand, request }: SignUp, made: Made) {
  const { now, passwordHash, words } = made
  const [memberId, email, language] = [newId(), normalEmail(body.email), visitorLocale(request)]
  const whose = { brandId: brand.id, memberId }
  const { rowCount } = await tx
    .insert(member)
    .values({
      id: memberId,
      brandId: brand.id,
      email,
      passwordHash,
      status: 'not_confirmed',
      language,
      signupStep: 0,
      tracking: body.tracking ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
  if (rowCount === 0) {
    if (brand.settings.neutral_access) await notifyOwner(tx, brand.id, email)
    return undefined
  }
  await tx.insert(profile).values({
    ...whose,
    name: cleanName(body.name),
    status: 'disabled',
    dateOfBirth: body.date_of_birth,
  })
  await giveSignupCredits(tx, { ...whose, credits: brand.settings.signup_credits, now })
  if (words) await insertSignupMessage(tx, whose, words, now)
  const token = await issueToken(tx, whose, { purpose: 'activate', now })
  await enqueue(tx, { ...whose, channel: 'mail', kind: 'activate', data: { token } })
  return memberId
}
