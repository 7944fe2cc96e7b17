import { useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationCounts } from 'shared-state/navigation'
import { useRole } from 'shared-state/session'
import { likeModalPlan } from './like-modal-plan.ts'
import { whenVisible } from './when-visible.ts'

/** §2: once a visit, a like that waits is shown in the like modal: a moment after entering, or after `t` seconds. */
export function useWaitingLike(route: string | undefined) {
  const isLoggedIn = useRole() !== 'visitor'
  const { newLikes } = useNavigationCounts()
  const [query, setQuery] = useSearchParams()
  const [askedWith, setAskedWith] = useState(0)
  const [wasShown, setShown] = useState(false)
  const { after, asks } = likeModalPlan({ route, t: query.get('t'), newLikes, askedWith, wasShown })

  const ask = useEffectEvent(async () => {
    const { showWaitingLike } = await import('shared-state/auto-like')
    if (await showWaitingLike()) setShown(true)
    else setAskedWith(newLikes)
  })
  const forgetDelay = useEffectEvent(() => {
    if (!query.has('t')) return
    query.delete('t')
    setQuery(query, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (!isLoggedIn || after === null) return
    return whenVisible(after, () => {
      // One that cannot be had now waits until the next visit, or the next like.
      if (asks) ask().catch(() => setShown(true))
      forgetDelay()
    })
  }, [isLoggedIn, after, asks])
}
