import { useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationCounts } from 'shared-state/navigation'
import { useRole } from 'shared-state/session'
import { likeModalPlan } from './like-modal-plan.ts'
import { whenIdle } from './when-idle.ts'

/** §2: shows a waiting like in the like modal once a visit: shortly after entering, or after `t` seconds. */
export function useWaitingLike(route: string | undefined) {
  const isLoggedIn = useRole() !== 'visitor'
  const { newLikes } = useNavigationCounts()
  const [query, setQuery] = useSearchParams()
  const [countAtLastCheck, setCountAtLastCheck] = useState(0)
  const [wasShown, setShown] = useState(false)
  const { after, fetches } = likeModalPlan({ route, t: query.get('t'), newLikes, countAtLastCheck, wasShown })

  const show = useEffectEvent(async () => {
    const { showWaitingLike } = await import('shared-state/auto-like')
    if (await showWaitingLike()) setShown(true)
    else setCountAtLastCheck(newLikes)
  })
  const forgetDelay = useEffectEvent(() => {
    if (!query.has('t')) return
    query.delete('t')
    setQuery(query, { replace: true, preventScrollReset: true })
  })

  useEffect(() => {
    if (!isLoggedIn || after === null) return
    return whenIdle(after, () => {
      // On failure, don't try again in this visit.
      if (fetches) show().catch(() => setShown(true))
      forgetDelay()
    })
  }, [isLoggedIn, after, fetches])
}
