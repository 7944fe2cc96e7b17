import { dismissals } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useCurrentAlert } from 'shared-state/alerts'
import { dismiss } from 'shared-state/dismissals'
import { install, useHasInstallDialog } from 'shared-state/install'
import { InstallOffer } from '../install/install-offer.tsx'

/** Offers the site as an app from the second visit on, if no other alert shows, until dismissed. */
export function Widget() {
  const { pathname } = useLocation()
  const hasDialog = useHasInstallDialog()
  if (useCurrentAlert(pathname) !== 'install-offer') return null
  return (
    <InstallOffer
      hasDialog={hasDialog}
      onInstall={() => void install()}
      onDismiss={() => dismiss(dismissals.install)}
    />
  )
}
