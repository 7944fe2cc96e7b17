import { useEffect, useRef } from 'react'
import { hasLeft, useRole } from 'shared-state/session'
import { notify } from '../toasts/notify.ts'
import { useWords } from '../use-words.ts'

/**
 * Reports a login or logout on an open page, whose guard may now redirect. A member who did not log out here, but in another
 * tab or by a new password, is told.
 */
export function useRoleChanges(onChange: () => void) {
  const t = useWords()
  const isLoggedIn = useRole() !== 'visitor'
  const before = useRef(isLoggedIn)
  useEffect(() => {
    if (before.current === isLoggedIn) return
    before.current = isLoggedIn
    if (!isLoggedIn && !hasLeft()) void notify({ title: t('loggedOut') })
    onChange()
  }, [isLoggedIn, onChange, t])
}
