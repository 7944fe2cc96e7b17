import { useEffect } from 'react'
import { hasCounts } from 'shared-state/navigation'
import { useRole } from 'shared-state/session'

/**
 * §7: keeps a member's counts and lists fresh, by polling and by the event stream. Visitors don't load that code. After a
 * login on an open page the counts are fetched at once, since they did not come with the HTML.
 */
export function useRefreshing() {
  const isLoggedIn = useRole() !== 'visitor'
  useEffect(() => {
    if (!isLoggedIn) return
    let isUnmounted = false
    let stop = () => {}
    const loaded = Promise.all([import('shared-state/refresh'), import('shared-state/realtime')])
    void loaded.then(([{ refreshNow, startRefreshing }, { startFollowing }]) => {
      if (isUnmounted) return
      const stops = [startRefreshing(), startFollowing()]
      if (!hasCounts()) void refreshNow()
      stop = () => {
        for (const end of stops) end()
      }
    })
    return () => {
      isUnmounted = true
      stop()
    }
  }, [isLoggedIn])
}
