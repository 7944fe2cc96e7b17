import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §8: the link of the e-mail leads here; as long as none is sent, none is valid. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.reset-password-do')}
      action={
        <Link to={paths['reset-password']} {...buttonLook()}>
          {t('ways.resetPassword')}
        </Link>
      }
    >
      {t('linkExpired')}
    </EmptyState>
  )
}
