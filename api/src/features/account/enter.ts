import { type logIn, POSITION_HEADER, type User } from 'contracts'
import { refuse } from '../../http/refusal.ts'
import type { Call } from '../../http/route.ts'
import { giveSession, sessionToken } from '../../http/session.ts'
import { TooManyWaiting } from '../../turns.ts'
import { browserLabel } from './browser-label.ts'
import { forgetLoginTries, lockoutKey, takeLoginTry } from './lockouts.ts'
import { canHash, isPassword } from './passwords.ts'
import { normalEmail, whyNotIn } from './rules.ts'
import { beginSession } from './sessions.ts'
import { findLogin, findUser } from './users.ts'

type LogIn = Call<typeof logIn, 'any'>

/** §7: lets a member in. What is refused tells nobody whether there is such an account. */
export async function enter(call: LogIn): Promise<User> {
  const { brand, database, db, clock, request, reply } = call
  // Before a try is taken: nobody is locked out because the server was busy.
  if (!canHash()) refuseBusy()
  const found = await whoHasPassword(call)
  const reason = whyNotIn(found.status)
  if (reason) refuse(reason)
  reply.header(POSITION_HEADER, found.position)
  const user = await findUser(db, brand, found.id)
  if (!user) refuse('login_failed')
  const label = browserLabel(request.headers['user-agent'])
  const earlier = sessionToken(request)
  const started = { brandId: brand.id, memberId: found.id, label, earlier }
  giveSession(reply, await beginSession(database, started, clock.now()))
  return user
}

/** §8: the account with this e-mail address and password, within the tries that it has. */
async function whoHasPassword({ body, brand, database, db, clock }: LogIn) {
  const email = normalEmail(body.email)
  const account = lockoutKey(brand.id, email)
  const taken = await takeLoginTry(database, account, clock.now())
  if (!taken.isAllowed) refuse('too_many_attempts', { minutes: taken.minutes })
  const found = await findLogin(db, brand.id, email)
  const fits = await isPassword(body.password, found?.passwordHash).catch(turnedAway)
  if (found && fits) {
    await forgetLoginTries(db, account)
    return found
  }
  return taken.minutes === undefined
    ? refuse('login_failed')
    : refuse('too_many_attempts', { minutes: taken.minutes })
}

function turnedAway(error: unknown): never {
  if (error instanceof TooManyWaiting) refuseBusy()
  throw error
}

function refuseBusy(): never {
  refuse('unexpected', { status: 503, retryAfter: 2 })
}
