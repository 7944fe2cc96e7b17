import { ApiError } from 'shared-state/api'

/** The words for what may go wrong with every form. */
export function problem(error: unknown) {
  const isOffline = error instanceof ApiError && error.code === 'offline'
  return isOffline ? 'problems.offline' : 'problems.unexpected'
}
