import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useUser } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'

/** Leads to the steps of the signup that are left, or to the settings, where privacy mode ends. */
export function ProfileHidden() {
  const t = useWords()
  const isUnfinished = (useUser()?.signup_step ?? null) !== null
  return (
    <Alert
      action={
        <Link
          to={isUnfinished ? paths['complete-signup'] : paths.notifications}
          {...buttonLook({ size: 'small' })}
        >
          {t(isUnfinished ? 'composer.refusals.finish' : 'composer.refusals.settings')}
        </Link>
      }
    >
      {t('composer.refusals.profile_hidden')}
    </Alert>
  )
}
