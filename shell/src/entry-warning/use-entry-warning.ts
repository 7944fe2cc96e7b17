import { dismissals } from 'contracts'
import { useEffect } from 'react'
import { useDismissed } from 'shared-state/dismissals'
import { useIsInstalled } from 'shared-state/install'
import { closeOverlay, openOverlay } from 'shared-state/overlays'
import { useRole, useSettings } from 'shared-state/session'
import { showsEntryWarning } from './shows-entry-warning.ts'

/**
 * Opens the entry warning where it applies, and closes it on a page where it does not. Returns whether it applies, for the
 * first render: an overlay opens only after it.
 */
export function useEntryWarning(mayWarn: boolean): boolean {
  const settings = useSettings()
  const isInstalled = useIsInstalled()
  const isLoggedIn = useRole() !== 'visitor'
  const isDismissed = useDismissed(dismissals.entryWarning)
  const isShown = showsEntryWarning({ settings, mayWarn, isInstalled, isLoggedIn, isDismissed })
  useEffect(() => {
    if (!isShown) return
    openOverlay('entry-warning')
    return () => closeOverlay('entry-warning')
  }, [isShown])
  return isShown
}
