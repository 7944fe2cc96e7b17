import type { logIn, User } from 'contracts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { refuseWhenBusy, verifyPasswordOrRefuse } from '../passwords/password-checks.ts'
import { loginRefusal, normalEmail } from '../rules.ts'
import { startSession } from '../sessions/start-session.ts'
import { findLogin } from '../users.ts'
import { forgetLoginTries, lockoutKey, takeLoginTry } from './lockouts.ts'

type LogIn = Call<typeof logIn, 'any'>

/** §7: lets a member in. What is refused tells nobody whether there is such an account. */
export async function enter(call: LogIn): Promise<User> {
  // Before a try is taken: nobody is locked out because the server was busy.
  refuseWhenBusy()
  const found = await whoHasPassword(call)
  const reason = loginRefusal(found.status)
  if (reason) refuse(reason)
  return startSession(call, found.id)
}

/** §8: the account with this e-mail address and password, within the tries that it has. */
async function whoHasPassword({ body, brand, database, db, clock }: LogIn) {
  const email = normalEmail(body.email)
  const account = lockoutKey(brand.id, email)
  const taken = await takeLoginTry(database, account, clock.now())
  if (!taken.isAllowed) refuse('too_many_attempts', { minutes: taken.minutes })
  const found = await findLogin(db, brand.id, email)
  const fits = await verifyPasswordOrRefuse(body.password, found?.passwordHash)
  if (found && fits) {
    await forgetLoginTries(db, account)
    return found
  }
  return taken.minutes === undefined
    ? refuse('login_failed')
    : refuse('too_many_attempts', { minutes: taken.minutes })
}
