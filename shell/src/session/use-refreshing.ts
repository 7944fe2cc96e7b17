import { useEffect } from 'react'
import { hasCounts } from 'shared-state/navigation'
import { useRole } from 'shared-state/session'
import { untilLoaded } from './until-loaded.ts'

const loadFollowing = () => Promise.all([import('shared-state/refresh'), import('shared-state/realtime')])

/**
 * §7: keeps a member's counts and lists fresh, by polling and by the event stream. Visitors don't load that code. After a
 * login on an open page the counts are fetched at once, since they did not come with the HTML.
 */
export function useRefreshing() {
  const isLoggedIn = useRole() !== 'visitor'
  useEffect(() => {
    if (!isLoggedIn) return
    let stop = () => {}
    const cancel = untilLoaded(loadFollowing, ([{ refreshNow, startRefreshing }, { startFollowing }]) => {
      const stops = [startRefreshing(), startFollowing()]
      if (!hasCounts()) void refreshNow()
      stop = () => {
        for (const end of stops) end()
      }
    })
    return () => {
      cancel()
      stop()
    }
  }, [isLoggedIn])
}
