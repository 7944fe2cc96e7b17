import { currentUser } from '../session/session.ts'
import { draftsOf } from './drafts/drafts-of.ts'
import { queueOf } from './outgoing/queue-of.ts'

/** Whether this browser holds drafts or messages of the user that the server has not got. */
export function hasUnsent(): boolean {
  const user = currentUser()
  if (!user) return false
  const queue = queueOf(user.id)
  queue.read()
  return queue.messages.length > 0 || draftsOf(user.id).hasAny()
}

/** At a logout: deletes them. A session that ends otherwise leaves them for the same member's next login. */
export function forgetUnsent(member: string) {
  queueOf(member).clear()
  draftsOf(member).clear()
}
