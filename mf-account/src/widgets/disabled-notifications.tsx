import { dismissals, paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { dismiss, useDismissed } from 'shared-state/dismissals'
import { useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import { showsDisabledNotifications } from './shows-disabled-notifications.ts'

/** §4: warns on every page that e-mails to the member have stopped, except on the settings page, which explains it. */
export function Widget() {
  const t = useWords()
  const user = useUser()
  const { pathname } = useLocation()
  const isDismissed = useDismissed(dismissals.disabledNotifications)
  if (!showsDisabledNotifications({ user, pathname, isDismissed })) return null
  return (
    <Alert
      tone="warning"
      heading={t('settings.disabled.heading')}
      action={
        <Link to={`${paths.notifications}#notifications`} {...linkLook({ isStandalone: true })}>
          {t('settings.disabled.more')}
        </Link>
      }
      dismiss={{
        label: t('settings.disabled.dismiss'),
        onPress: () => dismiss(dismissals.disabledNotifications),
      }}
    >
      {t('settings.disabled.text')}
    </Alert>
  )
}
