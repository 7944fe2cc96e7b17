import { dismissals } from 'contracts'
import { isDismissed } from 'shared-state/dismissals'
import { currentRole, currentSettings } from 'shared-state/session'
import { mayWarnIn } from '../layouts/may-warn-in.ts'
import { shellLayout } from '../layouts/shell-layout.ts'
import { isInstalled } from '../use-is-installed.ts'
import { showsEntryWarning } from './shows-entry-warning.ts'

export const loadEntryWarning = () => import('./entry-warning.tsx')

/**
 * Loads the warning while the page renders. The HTML doesn't preload it, because its files would compete with those that
 * render the page.
 */
export function preloadEntryWarning() {
  const settings = currentSettings()
  // The layout that the gateway expects; a guard may still redirect to a page in another.
  const layout = shellLayout(document.documentElement.dataset['opensIn'])
  const isLikely = showsEntryWarning({
    settings,
    mayWarn: mayWarnIn({ layout, path: location.pathname }, settings.geoip_country),
    isInstalled: isInstalled(),
    isLoggedIn: currentRole() !== 'visitor',
    isDismissed: isDismissed(dismissals.entryWarning),
  })
  // Showing the warning requests it again.
  if (isLikely) loadEntryWarning().catch(() => undefined)
}
