import { paths, type User } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { enter } from 'shared-state/session'
import { withBack } from '../login/with-back.ts'

/** §4: logged in, to the steps of the profile; these know where the person came from. */
export function useGoOn(back: string | undefined) {
  const navigate = useNavigate()
  return (user: User) => {
    enter(user)
    // At once: the guard of a page for visitors would otherwise send the new member elsewhere.
    void navigate(withBack(paths['complete-signup'], back), { replace: true })
  }
}
