import { useEffect, useRef } from 'react'
import { useRole } from 'shared-state/session'

/** Reports a login or logout on an open page, whose guard may now redirect. */
export function useRoleChanges(onChange: () => void) {
  const isLoggedIn = useRole() !== 'visitor'
  const before = useRef(isLoggedIn)
  useEffect(() => {
    if (before.current === isLoggedIn) return
    before.current = isLoggedIn
    onChange()
  }, [isLoggedIn, onChange])
}
