import { dismissals } from 'contracts'
import { dismiss } from '../alerts/dismissals.ts'
import { useStore } from '../state/store.ts'
import { hasShareMenu, type InstallPrompt } from '../store/install-way.ts'
import { countVisit } from './count-visit.ts'
import { isInstalled } from './is-installed.ts'

export { useIsInstalled } from './use-is-installed.ts'

/** Counts this visit, and keeps the browser's own offer to install the site until the page makes one. */
export function startInstalling() {
  const { setInstall } = useStore.getState()
  if (isInstalled()) return
  setInstall({ visits: countVisit(), way: hasShareMenu(navigator) ? 'share-menu' : null })
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setInstall({ way: event as InstallPrompt })
  })
  addEventListener('appinstalled', () => setInstall({ way: null }))
}

/**
 * Makes the offer from now on, if the browser can install the site. It may have said so while a page was
 * open, whose content a new alert would push down, so this is called as the next one opens.
 */
export function offerInstall() {
  const { install, setInstall } = useStore.getState()
  if (install.way !== null && !install.isOffered) setInstall({ isOffered: true })
}

/** Whether the browser has a dialog for it, rather than a menu that the visitor opens. */
export function useHasInstallDialog(): boolean {
  return useStore(({ install: { way } }) => way !== null && way !== 'share-menu')
}

/** Opens the browser's dialog. A refusal counts as dismissing the offer. */
export async function install() {
  const { install, setInstall } = useStore.getState()
  const { way } = install
  if (way === null || way === 'share-menu') return
  // The dialog opens once only.
  setInstall({ way: null })
  const { outcome } = await way.prompt()
  if (outcome === 'dismissed') dismiss(dismissals.install)
}
