import { useEffect, useRef } from 'react'
import { useRole } from 'shared-state/session'

/** A login or the end of a session in mid-page: the guard of the page is asked anew, and may send elsewhere. */
export function useRoleChanges(onChange: () => void) {
  const isLoggedIn = useRole() !== 'visitor'
  const before = useRef(isLoggedIn)
  useEffect(() => {
    if (before.current === isLoggedIn) return
    before.current = isLoggedIn
    onChange()
  }, [isLoggedIn, onChange])
}
