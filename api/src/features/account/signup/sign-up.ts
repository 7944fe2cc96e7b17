import {
  cleanName,
  type signUp as endpoint,
  hasTrafficSource,
  type InputOf,
  type Locale,
  maySignUp,
  normalEmail,
  type SeenLander,
  signupProblems,
} from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { newRandomId } from '../../../db/new-id.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { member } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { deliverSignupMessage } from '../../chat/signup-message.ts'
import { grant } from '../../credits/ledger/grant.ts'
import { countSignup } from '../../landers/documents/visits.ts'
import { giveSignupLike } from '../../members/likes/signup-like.ts'
import { copyBlocks } from '../../members/visibility/kept-blocks.ts'
import { isEmailFree } from '../emails.ts'
import { issueToken } from '../mail-tokens/account-tokens.ts'
import { isReserved } from '../mail-tokens/mail-undo.ts'
import { notifyOwner } from '../notify-owner.ts'
import { flagTexts } from '../own/flag-texts.ts'
import { isBannedAddress, isKnownMailbox } from '../own/left-addresses.ts'
import { hashPasswordOrRefuse, refuseWhenBusy } from '../passwords/password-checks.ts'
import { refuseFields } from '../refuse-fields.ts'
import { type Browser, type StartedSession, startSession } from '../sessions/start-session.ts'
import { findLogin } from '../users.ts'
import { findMessageToDeliver } from './signup-message.ts'

type SignupForm = InputOf<typeof endpoint>['body']

interface Visitor {
  readonly brand: Brand
  readonly locale: Locale
  readonly browser: Browser
  /** Random id of the browser, by which the visitors of a landing page are counted. */
  readonly browserId?: string | undefined
  /** The site's secret. */
  readonly secret: string
}

interface SignupResult {
  /** Null at brands with neutral access: a session would reveal that the address had no account. */
  readonly session: StartedSession | null
  readonly isMessageDelivered: boolean
}

/** §3, §5: creates an account and logs it in. An address gets one account, even from concurrent signups. */
export async function signUp(
  database: Database,
  visitor: Visitor,
  form: SignupForm,
  now: Date,
): Promise<SignupResult> {
  const { brand, browser } = visitor
  const { settings } = brand
  if (!maySignUp(settings, hasTrafficSource(form.tracking ?? {}))) refuse('signups_closed')
  refuseFields(signupProblems(form, settings, now), { data: { min_age: settings.min_age } })
  refuseWhenBusy()
  const isNeutral = settings.neutral_access
  // Saves the work of hashing; what decides is the insert.
  if (!isNeutral) await refuseTaken(database, visitor, form, now)
  const passwordHash = await hashPasswordOrRefuse(form.password)
  const { memberId, isMessageDelivered } = await database.inTransaction(async (tx) => {
    const message = await findMessageToDeliver(tx, brand, form)
    const id = await insertMember(tx, { ...visitor, form, passwordHash, now })
    if (id !== undefined && form.like !== undefined) {
      await giveSignupLike(tx, { brandId: brand.id, memberId: id }, form.like, now)
    }
    const isDelivered =
      id !== undefined &&
      message !== undefined &&
      (await deliverSignupMessage(tx, { brandId: brand.id, memberId: id }, message, now))
    // Neutral brands answer as if the address were new: neither an account nor a block shows.
    return { memberId: id, isMessageDelivered: isNeutral ? message !== undefined : isDelivered }
  })
  if (memberId === undefined && !isNeutral) {
    await refuseTaken(database, visitor, form, now)
    refuse('unexpected')
  }
  if (memberId === undefined || isNeutral) return { session: null, isMessageDelivered }
  const login = { brand, memberId, passwordHash, browser }
  return { session: await startSession(database, login, now), isMessageDelivered }
}

async function refuseTaken(database: Database, { brand, secret }: Visitor, form: SignupForm, now: Date) {
  const email = normalEmail(form.email)
  const found = await findLogin(database.db, brand.id, email)
  const address = { brandId: brand.id, email }
  // A banned mailbox gets the answer of any taken address, or anybody could ask who was banned.
  const isFree =
    !found &&
    (await isEmailFree(database.db, address, now)) &&
    !(await isBannedAddress(database.db, secret, address, now))
  if (isFree) return
  const code = found?.status === 'pending_deletion' ? 'pending_deletion' : 'email_taken'
  if (code === 'email_taken') await database.inTransaction((tx) => notifyOwner(tx, brand.id, email, now))
  refuse(code, { status: 422, fields: { email: code } })
}

interface Signup extends Omit<Visitor, 'browser'> {
  readonly form: SignupForm
  readonly passwordHash: string
  readonly now: Date
}

/** Returns the new member's id; undefined if the address has an account, whose owner may be notified. */
async function insertMember(
  tx: Transaction,
  { brand, locale, browserId, secret, form, passwordHash, now }: Signup,
) {
  const { neutral_access, signup_credits: credits } = brand.settings
  const [memberId, email] = [newRandomId(), normalEmail(form.email)]
  const key = { brandId: brand.id, memberId }
  if (await isReserved(tx, { brandId: brand.id, email }, now)) return undefined
  if (await isBannedAddress(tx, secret, { brandId: brand.id, email }, now)) return undefined
  const isReturning = await isKnownMailbox(tx, secret, { ...key, email }, now)
  const { rowCount } = await tx
    .insert(member)
    .values({
      id: memberId,
      brandId: brand.id,
      email,
      passwordHash,
      status: 'not_confirmed',
      language: locale,
      signupStep: 0,
      tracking: form.tracking ?? null,
      isReturning,
      createdAt: now,
    })
    .onConflictDoNothing()
  if (rowCount === 0) {
    if (neutral_access) await notifyOwner(tx, brand.id, email, now)
    return undefined
  }
  await keepLander(tx, key, { seen: form.lander, browserId }, now)
  await tx.insert(profile).values({
    ...key,
    name: cleanName(form.name),
    status: 'disabled',
    dateOfBirth: form.date_of_birth,
  })
  await flagTexts(tx, key, { name: cleanName(form.name) }, now)
  await copyBlocks(tx, secret, { ...key, email })
  // §3: the credits that the brand gives new members, once for each mailbox.
  if (credits > 0 && !isReturning) {
    const { events } = await grant(tx, { ...key, kind: 'signup', credits, now })
    await publishEvents(tx, ...events)
  }
  const token = await issueToken(tx, key, { purpose: 'activate', now })
  await enqueue(tx, { ...key, channel: 'mail', kind: 'activate', data: { token } })
  return memberId
}

/** Counts the signup for the landing page that led to it, and keeps the page with the account. */
async function keepLander(
  tx: Transaction,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  { seen, browserId }: { readonly seen: SeenLander | undefined; readonly browserId: string | undefined },
  now: Date,
) {
  const kept = seen && (await countSignup(tx, { brandId, seen, browser: browserId }, now))
  if (kept) await tx.update(member).set({ lander: kept }).where(eq(member.id, memberId))
}
