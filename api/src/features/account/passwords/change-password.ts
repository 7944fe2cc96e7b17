import {
  type changePassword as endpoint,
  type InputOf,
  passwordAgainProblem,
  passwordProblem,
} from 'contracts'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { announceSessionEnd } from '../../../events/publish-events.ts'
import type { Session } from '../../../http/caller/session.ts'
import { session as sessionTable } from '../../../tables/account.ts'
import { refuseFields } from '../refuse-fields.ts'
import { findUserNames } from '../users.ts'
import { checkOwnPassword, hashPasswordOrRefuse, refuseIfChanged } from './password-checks.ts'
import { setPassword } from './set-password.ts'

/** §5: sets a new password, ends the sessions in other browsers, and returns the password's hash. */
export async function changePassword(
  database: Database,
  session: Session,
  { old_password, password, password_again }: InputOf<typeof endpoint>['body'],
  now: Date,
): Promise<string> {
  const names = await findUserNames(database.db, session.memberId)
  const entered = await checkOwnPassword(
    database,
    session,
    { password: old_password, field: 'old_password' },
    now,
  )
  refuseFields({
    password: passwordProblem(password, names),
    password_again: passwordAgainProblem(password, password_again),
  })
  const passwordHash = await hashPasswordOrRefuse(password)
  await database.inTransaction(async (tx) => {
    await refuseIfChanged(tx, session, entered)
    await setPassword(tx, session, passwordHash, now)
    const isOther = and(eq(sessionTable.memberId, session.memberId), ne(sessionTable.id, session.id))
    await tx.delete(sessionTable).where(isOther)
    announceSessionEnd(tx, session.memberId)
  })
  return passwordHash
}
