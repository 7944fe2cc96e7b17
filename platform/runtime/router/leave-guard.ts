import { useEffect } from 'react'
import { usePageHost } from './bridge.tsx'
import { useUnsavedWork } from './unsaved-work.ts'

/** While `when` is true, the visitor must confirm before a link, the back button or closing the tab leaves the page. */
export function useLeaveGuard(when: boolean, message: string) {
  const { guardLeaving } = usePageHost()
  useUnsavedWork(when)
  useEffect(() => {
    if (!when) return
    return guardLeaving(() => true, message)
  }, [when, message, guardLeaving])
}
