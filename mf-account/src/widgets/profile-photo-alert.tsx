import { dismissals, paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useCurrentAlert } from 'shared-state/alerts'
import { dismiss } from 'shared-state/dismissals'
import { Alert } from 'shared-ui/alert'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'

/** §6: reminds a member without a photo, until dismissed. */
export function Widget() {
  const t = useWords()
  const { pathname } = useLocation()
  if (useCurrentAlert(pathname) !== 'profile-photo') return null
  return (
    <Alert
      look="line"
      heading={t('photoAlert.heading')}
      action={
        <Link to={paths.profile} {...linkLook({ isStandalone: true })}>
          {t('photoAlert.add')}
        </Link>
      }
      dismiss={{ label: t('photoAlert.dismiss'), onPress: () => dismiss(dismissals.profilePhoto) }}
    />
  )
}
