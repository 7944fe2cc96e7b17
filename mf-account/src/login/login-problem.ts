import { ApiError } from 'shared-state/api'

/** Under which of the words of `login` the page says why somebody was not let in. */
export function loginProblem(error: unknown) {
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.code === 'login_failed') return 'failed'
  if (error.code === 'too_many_attempts') return 'locked'
  if (error.code === 'pending_deletion') return 'pendingDeletion'
  if (error.code === 'forbidden') return 'closed'
  return error.code === 'offline' ? 'offline' : 'unexpected'
}
