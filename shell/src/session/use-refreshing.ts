import { useEffect } from 'react'
import { useRole } from 'shared-state/session'

/** §7: what waits for a member is asked for again and again, and followed in between; visitors do without that code. */
export function useRefreshing() {
  const isLoggedIn = useRole() !== 'visitor'
  useEffect(() => {
    if (!isLoggedIn) return
    let isOver = false
    let stop = () => {}
    const loaded = Promise.all([import('shared-state/refresh'), import('shared-state/realtime')])
    void loaded.then(([{ startRefreshing }, { startFollowing }]) => {
      if (isOver) return
      const stops = [startRefreshing(), startFollowing()]
      stop = () => {
        for (const end of stops) end()
      }
    })
    return () => {
      isOver = true
      stop()
    }
  }, [isLoggedIn])
}
