import { dismissals, paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { dismiss, useDismissed } from 'shared-state/dismissals'
import { useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { buttonLook } from 'shared-ui/button-link'
import { showsPhotoAlert } from '../photos/shows-photo-alert.ts'
import { useWords } from '../use-words.ts'

/** §6: reminds a member without a photo, until dismissed. */
export function Widget() {
  const t = useWords()
  const user = useUser()
  const { pathname } = useLocation()
  const isDismissed = useDismissed(dismissals.profilePhoto)
  if (!showsPhotoAlert({ user, pathname, isDismissed })) return null
  return (
    <Alert
      heading={t('photoAlert.heading')}
      action={
        <Link to={paths.profile} {...buttonLook({ variant: 'secondary', size: 'small' })}>
          {t('photoAlert.add')}
        </Link>
      }
      dismiss={{ label: t('photoAlert.dismiss'), onPress: () => dismiss(dismissals.profilePhoto) }}
    >
      {t('photoAlert.text')}
    </Alert>
  )
}
