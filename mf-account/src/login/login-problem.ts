import { ApiError } from 'shared-state/api'
import { problem } from '../problem.ts'

/** The words that say why somebody was not let in. */
export function loginProblem(error: unknown) {
  if (!(error instanceof ApiError)) return problem(error)
  if (error.code === 'login_failed') return 'login.problems.failed'
  if (error.code === 'too_many_attempts') return 'login.problems.locked'
  if (error.code === 'pending_deletion') return 'login.problems.pendingDeletion'
  return error.code === 'forbidden' ? 'login.problems.closed' : problem(error)
}
