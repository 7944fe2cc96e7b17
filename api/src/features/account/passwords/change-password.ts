import { type changePassword as endpoint, passwordAgainProblem, passwordProblem } from 'contracts'
import { and, eq, ne } from 'drizzle-orm'
import type { Call } from '../../../http/route.ts'
import { session as sessionTable } from '../../../tables/account.ts'
import { refuseFields } from '../refuse-fields.ts'
import { startSession } from '../sessions/start-session.ts'
import { findUserNames } from '../users.ts'
import { checkOwnPassword, hashPasswordOrRefuse } from './password-checks.ts'
import { setPassword } from './set-password.ts'

/** §5: a new password. This browser is given a new session, and no other keeps its own. */
export async function changePassword(call: Call<typeof endpoint, 'member'>): Promise<void> {
  const { body, session, db, database, clock } = call
  const { old_password, password, password_again } = body
  const names = await findUserNames(db, session.memberId)
  await checkOwnPassword(call, old_password, 'old_password')
  refuseFields({
    password: passwordProblem(password, names),
    password_again: passwordAgainProblem(password, password_again),
  })
  const passwordHash = await hashPasswordOrRefuse(password)
  await database.inTransaction(async (tx) => {
    await setPassword(tx, session, passwordHash, clock.now())
    const isOther = and(eq(sessionTable.memberId, session.memberId), ne(sessionTable.id, session.id))
    await tx.delete(sessionTable).where(isOther)
  })
  await startSession(call, session.memberId)
}
