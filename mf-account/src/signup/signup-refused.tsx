import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useSettings } from 'shared-state/session'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §4: shown when the brand accepts no signups, or only visitors from a traffic source. */
export function SignupRefused() {
  const t = useWords()
  const { name, signups } = useSettings()
  const reason = signups === 'with_trafficsource' ? 'inviteOnly' : 'closed'
  return (
    <EmptyState
      headingLevel={1}
      heading={t(`signup.${reason}.title`)}
      action={
        <Link to={paths.login} {...buttonLook()}>
          {t('ways.login')}
        </Link>
      }
    >
      {t(`signup.${reason}.text`, { name })}
    </EmptyState>
  )
}
