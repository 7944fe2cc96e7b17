import { logOut } from 'contracts'
import { call } from './api/call.ts'
import { pause } from './api/pause.ts'
import { forgetUnsent } from './chat/unsent.ts'
import { currentUser, leave } from './session/session.ts'
import { state } from './state/state.ts'

/** Milliseconds; a logout does not wait for ever for a server that answers nothing. */
const PATIENCE = 3_000

/** Ends the session, after the requests that are under way: the server would refuse them afterwards. */
export async function endSession() {
  const { api, queryClient } = state
  const user = currentUser()
  const decided = Promise.withResolvers<void>()
  api.logout = decided.promise
  try {
    await queryClient.cancelQueries()
    const answered = Promise.allSettled(api.underWay)
    await Promise.race([answered, pause(PATIENCE, { signal: undefined, untilOnline: false })])
    await call(logOut)
    if (user) forgetUnsent(user.id)
    leave()
  } finally {
    api.logout = undefined
    decided.resolve()
  }
}
