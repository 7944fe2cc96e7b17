import { useEffect } from 'react'
import { useRole } from 'shared-state/session'

/** §7: what waits for a member is asked for again and again; visitors do without that code. */
export function useRefreshing() {
  const isLoggedIn = useRole() !== 'visitor'
  useEffect(() => {
    if (!isLoggedIn) return
    let isOver = false
    let stop = () => {}
    void import('shared-state/refresh').then(({ startRefreshing }) => {
      if (!isOver) stop = startRefreshing()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [isLoggedIn])
}
