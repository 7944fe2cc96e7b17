import { eq } from 'drizzle-orm'
import { QueueFull } from '../../../bounded-queue.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { member } from '../../../tables/account.ts'
import { forgetLoginTries, lockoutKey, takeLoginTry } from '../access/lockouts.ts'
import { canHash, hashPassword, verifyPassword } from './passwords.ts'

// Passwords as calls handle them: what is too much work at once is refused, and is no fault of who asked.

export function refuseWhenBusy(): void {
  if (!canHash()) refuseBusy()
}

export function hashPasswordOrRefuse(password: string): Promise<string> {
  return hashPassword(password).catch(turnedAway)
}

export function verifyPasswordOrRefuse(password: string, known: string | null | undefined): Promise<boolean> {
  return verifyPassword(password, known).catch(turnedAway)
}

/**
 * Refuses who does not know the password of the account that is logged in. The tries are bounded as at the login (§8), but
 * counted apart: whoever found a browser open cannot lock its owner out.
 */
export async function checkOwnPassword(
  { database, db, clock, session }: Pick<Call<never, 'member'>, 'database' | 'db' | 'clock' | 'session'>,
  password: string,
  field: string,
): Promise<void> {
  refuseWhenBusy()
  const { brandId, memberId } = session
  const account = lockoutKey(brandId, `logged in ${memberId}`)
  const taken = await takeLoginTry(database, account, clock.now())
  if (!taken.isAllowed) refuse('too_many_attempts', { minutes: taken.minutes })
  const [found] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (await verifyPasswordOrRefuse(password, found?.passwordHash)) return forgetLoginTries(db, account)
  if (taken.minutes !== undefined) refuse('too_many_attempts', { minutes: taken.minutes })
  refuse('old_password_wrong', { fields: { [field]: 'old_password_wrong' } })
}

function turnedAway(error: unknown): never {
  if (error instanceof QueueFull) refuseBusy()
  throw error
}

function refuseBusy(): never {
  refuse('unexpected', { status: 503, retryAfter: 2 })
}
