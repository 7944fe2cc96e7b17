import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §4: the steps of a profile after signing up. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.complete-signup')}
      action={
        <Link to={paths.members} {...buttonLook()}>
          {t('ways.search')}
        </Link>
      }
    >
      {t('completeSignup.text')}
    </EmptyState>
  )
}
