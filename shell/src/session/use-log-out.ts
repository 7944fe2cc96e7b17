import { paths } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useState } from 'react'
import { forgetSharedPhotos } from 'shared-state/shared-photos'
import { notify } from '../toasts/notify.ts'
import { useWords } from '../use-words.ts'

/**
 * Ends the session on the server, then in the page, and goes home. `ask` first asks whether drafts and waiting messages may
 * be deleted, if there are any; then `isAsking` is true until the user answers.
 */
export function useLogOut() {
  const t = useWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function end() {
    setAsking(false)
    try {
      const { endSession } = await import('shared-state/end-session')
      await endSession()
      void forgetSharedPhotos()
    } catch {
      // On a shared computer, a member has to know that they are still logged in.
      await notify({ tone: 'danger', title: t('account.logOutFailed') })
      return
    }
    await navigate(paths.index)
  }

  async function ask() {
    const unsent = await import('shared-state/unsent').catch(() => undefined)
    if (unsent?.hasUnsent()) setAsking(true)
    else await end()
  }

  return { ask, end, isAsking, stay: () => setAsking(false) }
}
