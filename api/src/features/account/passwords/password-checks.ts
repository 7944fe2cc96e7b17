import type { ErrorCode } from 'contracts'
import { eq } from 'drizzle-orm'
import { QueueFull } from '../../../bounded-queue.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { isPassword } from './is-password.ts'
import { forgetLoginTries, lockoutKey, takeLoginTry } from './lockouts.ts'
import { canHash, hashPassword, verifyPassword } from './passwords.ts'

// Hashing for API calls, which get a 503 and may retry when too many passwords wait.

export function refuseWhenBusy(): void {
  if (!canHash()) refuseBusy()
}

export function hashPasswordOrRefuse(password: string): Promise<string> {
  return hashPassword(password).catch(refuseIfFull)
}

export function verifyPasswordOrRefuse(password: string, hash: string | null | undefined): Promise<boolean> {
  return verifyPassword(password, hash).catch(refuseIfFull)
}

interface PasswordField {
  readonly password: string
  /** Name of the form field, for the refusal. */
  readonly field: string
  /** Code of the refusal; `old_password_wrong` by default. */
  readonly code?: ErrorCode
}

/** A password that the member has entered. */
export interface EnteredPassword extends Pick<PasswordField, 'field' | 'code'> {
  readonly passwordHash: string | null
}

/**
 * Refuses the call unless the member enters their password; the caller checks it again in its transaction
 * (`refuseIfChanged`). Tries are limited as at the login (§8) but counted
 * separately, so that a stranger at an unattended browser cannot lock its owner out of the login.
 */
export async function checkOwnPassword(
  database: Database,
  { brandId, memberId }: MemberKey,
  { password, ...form }: PasswordField,
  now: Date,
): Promise<EnteredPassword> {
  refuseWhenBusy()
  const { db } = database
  const account = lockoutKey(brandId, `logged in ${memberId}`)
  const taken = await takeLoginTry(database, account, now)
  if (!taken.isAllowed) refuse('too_many_attempts', { minutes: taken.minutes })
  const [found] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  const passwordHash = found?.passwordHash ?? null
  if (await verifyPasswordOrRefuse(password, passwordHash)) {
    await forgetLoginTries(db, account)
    return { passwordHash, ...form }
  }
  if (taken.minutes !== undefined) refuse('too_many_attempts', { minutes: taken.minutes })
  refuseWrong(form)
}

/** Refuses the change if the password that allowed it has itself been changed since it was entered. */
export async function refuseIfChanged(
  tx: Transaction,
  key: MemberKey,
  { passwordHash, ...form }: EnteredPassword,
): Promise<void> {
  if (!(await isPassword(tx, key, passwordHash))) refuseWrong(form)
}

function refuseWrong({ field, code = 'old_password_wrong' }: Pick<PasswordField, 'field' | 'code'>): never {
  refuse(code, { fields: { [field]: code } })
}

function refuseIfFull(error: unknown): never {
  if (error instanceof QueueFull) refuseBusy()
  throw error
}

function refuseBusy(): never {
  refuse('unexpected', { status: 503, retryAfter: 2 })
}
