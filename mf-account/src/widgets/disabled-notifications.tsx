import { dismissals, paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useCurrentAlert } from 'shared-state/alerts'
import { dismiss } from 'shared-state/dismissals'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'

/** §4: warns on every page that e-mails to the member have stopped, except on the settings page, which explains it. */
export function Widget() {
  const t = useWords()
  const { pathname } = useLocation()
  if (useCurrentAlert(pathname) !== 'disabled-notifications') return null
  return (
    <Alert
      look="line"
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
    />
  )
}
