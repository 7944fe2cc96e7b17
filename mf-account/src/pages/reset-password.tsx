import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: asking for a new password. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.reset-password')}
      action={
        <Link to={paths.login} {...buttonLook()}>
          {t('ways.login')}
        </Link>
      }
    >
      {t('resetPassword.text')}
    </EmptyState>
  )
}
