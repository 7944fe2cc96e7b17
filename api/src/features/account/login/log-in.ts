import { type logIn as endpoint, type InputOf, normalEmail } from 'contracts'
import type { Database } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { findLockOutRule } from '../decisions/lift.ts'
import { deviceLockoutKey, forgetLoginTries, lockoutKey, takeLoginTry } from '../passwords/lockouts.ts'
import { refuseWhenBusy, verifyPasswordOrRefuse } from '../passwords/password-checks.ts'
import { loginRefusal } from '../rules.ts'
import { type Browser, type StartedSession, startSession } from '../sessions/start-session.ts'
import { findLogin } from '../users.ts'

type Credentials = InputOf<typeof endpoint>['body']

interface Visitor {
  readonly brand: Brand
  readonly browser: Browser
  /** The browser's id, if it has logged in to this account before. */
  readonly device: string | undefined
}

/** §7: logs a member in. A refusal does not reveal whether the address has an account. */
export async function logIn(
  database: Database,
  { brand, browser, device }: Visitor,
  credentials: Credentials,
  now: Date,
): Promise<StartedSession> {
  // Before a try is counted: a busy server locks nobody out.
  refuseWhenBusy()
  const found = await findByCredentials(database, { brandId: brand.id, device }, credentials, now)
  const refusal = loginRefusal(found.status)
  if (refusal)
    refuse(refusal, {
      data: {
        until: found.suspendedUntil?.toISOString() ?? null,
        rule: await findLockOutRule(database.db, { brandId: brand.id, memberId: found.id }),
      },
    })
  const { id: memberId, passwordHash } = found
  return startSession(database, { brand, memberId, passwordHash, browser }, now)
}

/** §8: finds the account with this e-mail address and password, within the tries that it has left. */
async function findByCredentials(
  database: Database,
  { brandId, device }: { readonly brandId: string; readonly device: string | undefined },
  { email: address, password }: Credentials,
  now: Date,
) {
  const email = normalEmail(address)
  const account = device === undefined ? lockoutKey(brandId, email) : deviceLockoutKey(device)
  const taken = await takeLoginTry(database, account, now)
  if (!taken.isAllowed) refuse('too_many_attempts', { minutes: taken.minutes })
  const found = await findLogin(database.db, brandId, email)
  const isCorrect = await verifyPasswordOrRefuse(password, found?.passwordHash)
  if (found && isCorrect) {
    await forgetLoginTries(database.db, account)
    return found
  }
  return taken.minutes === undefined
    ? refuse('login_failed')
    : refuse('too_many_attempts', { minutes: taken.minutes })
}
