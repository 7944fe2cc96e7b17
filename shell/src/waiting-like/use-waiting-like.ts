import type { ProfileSummary } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationCounts } from 'shared-state/navigation'
import { openOverlay } from 'shared-state/overlays'
import { useRole } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { likeModalPlan, mayInterrupt } from './like-modal-plan.ts'
import { QUIET_MS, whenIdle } from './when-idle.ts'

/** §2: shows a waiting like in the like modal once a visit: shortly after entering, or after `t` seconds. */
export function useWaitingLike(route: string | undefined) {
  const isLoggedIn = useRole() !== 'visitor'
  const { newLikes } = useNavigationCounts()
  const hasGreeted = useStore((store) => store.hasGreeted)
  const [query, setQuery] = useSearchParams()
  const [countAtLastCheck, setCountAtLastCheck] = useState(0)
  const [wasShown, setShown] = useState(false)
  /** Found, and not shown yet: the member is busy again. */
  const [liker, setLiker] = useState<ProfileSummary>()
  const { after, fetches } = likeModalPlan({ route, t: query.get('t'), newLikes, countAtLastCheck, wasShown })

  const find = useEffectEvent(async (isOnAnyPage: boolean) => {
    const { fetchWaitingLike } = await import('shared-state/auto-like')
    const found = await fetchWaitingLike()
    if (!found) {
      setCountAtLastCheck(newLikes)
      return
    }
    setShown(true)
    if (isOnAnyPage) openOverlay('like', found)
    else setLiker(found)
  })
  const forgetDelay = useEffectEvent(() => {
    if (!query.has('t')) return false
    query.delete('t')
    setQuery(query, { replace: true, preventScrollReset: true })
    return true
  })

  useEffect(() => {
    if (!isLoggedIn || after === null) return
    return whenIdle(after, () => {
      const isDelayed = forgetDelay()
      // On failure, don't try again in this visit.
      if (fetches) find(isDelayed).catch(() => setShown(true))
    })
  }, [isLoggedIn, after, fetches])

  if (liker && !isLoggedIn) setLiker(undefined)
  const mayShow = liker !== undefined && !hasGreeted && mayInterrupt(route)
  useEffect(() => {
    if (!mayShow) return
    return whenIdle(QUIET_MS, () => {
      openOverlay('like', liker)
      setLiker(undefined)
    })
  }, [mayShow, liker])
}
