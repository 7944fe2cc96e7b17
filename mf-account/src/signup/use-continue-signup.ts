import { paths, type User } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { enter } from 'shared-state/session'
import { holdSignup } from 'shared-state/signup-occasion'
import { withBack } from '../login/with-back.ts'

/** §4: logs the new member in and opens the profile steps, which receive the way back. */
export function useContinueSignup(back: string | undefined) {
  const navigate = useNavigate()
  return (user: User) => {
    // The dialog stays until the first step is on screen.
    holdSignup()
    enter(user)
    // Navigate at once, before the guard of the visitors' page redirects the new member.
    void navigate(withBack(paths['complete-signup'], back), { replace: true })
  }
}
