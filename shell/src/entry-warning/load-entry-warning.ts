import { dismissals } from 'contracts'
import { isDismissed } from 'shared-state/dismissals'
import { currentRole, currentSettings } from 'shared-state/session'
import { isInstalled } from '../use-is-installed.ts'
import { showsEntryWarning } from './shows-entry-warning.ts'

export const loadEntryWarning = () => import('./entry-warning.tsx')

/**
 * Has it come while the page is drawn. In the HTML its files would take the line from those that draw the page; which may
 * turn out to be one that does not warn.
 */
export function expectEntryWarning() {
  const isLikely = showsEntryWarning({
    settings: currentSettings(),
    mayWarn: true,
    isInstalled: isInstalled(),
    isLoggedIn: currentRole() !== 'visitor',
    isDismissed: isDismissed(dismissals.entryWarning),
  })
  // Whoever draws it asks again.
  if (isLikely) loadEntryWarning().catch(() => undefined)
}
