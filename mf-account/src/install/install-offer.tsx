import { Share, Smartphone } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import classes from './install-offer.module.css'

interface InstallOfferProps {
  /** The browser has a dialog for it. Without one, the member is told where the share menu has it. */
  readonly hasDialog: boolean
  readonly onInstall: () => void
  readonly onDismiss: () => void
}

/** Offers to put the site on the device as an app. */
export function InstallOffer({ hasDialog, onInstall, onDismiss }: InstallOfferProps) {
  const t = useWords()
  const { name: site } = useSettings()
  return (
    <Alert
      look="line"
      heading={t('install.heading', { site })}
      action={
        hasDialog && (
          <Button size="small" variant="quiet" onPress={onInstall}>
            <Smartphone aria-hidden="true" />
            {t('install.install')}
          </Button>
        )
      }
      dismiss={{ label: t('install.dismiss'), onPress: onDismiss }}
    >
      {!hasDialog && (
        <p className={classes.hint}>
          <Share aria-hidden="true" className={classes.icon} />
          {t('install.shareMenu')}
        </p>
      )}
    </Alert>
  )
}
