import { POSITION_HEADER, type User } from 'contracts'
import { findPosition } from '../../../events/find-position.ts'
import { sessionToken, setSessionCookie } from '../../../http/access/session.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { findUser } from '../users.ts'
import { browserLabel } from './browser-label.ts'
import { beginSession } from './sessions.ts'

type Parts = Pick<Call, 'brand' | 'database' | 'db' | 'clock' | 'request' | 'reply'>

/** Logs the browser in as this member; what it held before is no good any more. */
export async function startSession(
  { brand, database, db, clock, request, reply }: Parts,
  memberId: string,
): Promise<User> {
  // Read before the user: what happens between the two is told, and told twice it does no harm.
  reply.header(POSITION_HEADER, await findPosition(db, memberId))
  const user = await findUser(db, brand, memberId)
  if (!user) refuse('login_failed')
  const label = browserLabel(request.headers['user-agent'])
  const earlier = sessionToken(request)
  const started = { brandId: brand.id, memberId, label, earlier }
  setSessionCookie(reply, await beginSession(database, started, clock.now()))
  return user
}
