import { dismissals } from 'contracts'
import { isDismissed } from 'shared-state/dismissals'
import { currentRole, currentSettings } from 'shared-state/session'
import { mayWarnIn } from '../layouts/may-warn-in.ts'
import { shellLayout } from '../layouts/shell-layout.ts'
import { isInstalled } from '../use-is-installed.ts'
import { showsEntryWarning } from './shows-entry-warning.ts'

export const loadEntryWarning = () => import('./entry-warning.tsx')

/** Has it come while the page is drawn: in the HTML its files would take the line from those that draw the page. */
export function expectEntryWarning() {
  const settings = currentSettings()
  // As the gateway knows it; a page's guard may yet lead to another.
  const layout = shellLayout(document.documentElement.dataset['opensIn'])
  const isLikely = showsEntryWarning({
    settings,
    mayWarn: mayWarnIn(layout, settings.geoip_country),
    isInstalled: isInstalled(),
    isLoggedIn: currentRole() !== 'visitor',
    isDismissed: isDismissed(dismissals.entryWarning),
  })
  // Whoever draws it asks again.
  if (isLikely) loadEntryWarning().catch(() => undefined)
}
