import { logOut, paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { call } from 'shared-state/api'
import { leave } from 'shared-state/session'
import { notify } from '../toasts/notify.ts'
import { useWords } from '../use-words.ts'

/** Ends the session on the server, then in the page, and goes home. */
export function useLogOut() {
  const t = useWords()
  const navigate = useNavigate()
  return async () => {
    try {
      await call(logOut)
    } catch {
      // On a shared computer, a member has to know that they are still logged in.
      await notify({ tone: 'danger', title: t('account.logOutFailed') })
      return
    }
    leave()
    await navigate(paths.index)
  }
}
