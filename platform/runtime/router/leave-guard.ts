import { useEffect } from 'react'
import { usePageHost } from './bridge.tsx'

/** While `when` is true, the visitor must confirm before a link, the back button or closing the tab leaves the page. */
export function useLeaveGuard(when: boolean, message: string) {
  const { guardLeaving } = usePageHost()
  useEffect(() => {
    if (!when) return
    return guardLeaving(() => true, message)
  }, [when, message, guardLeaving])
}
