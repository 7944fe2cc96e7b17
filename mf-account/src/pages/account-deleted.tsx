import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §4: what becomes of an account that its owner deletes. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.account-deleted')}
      action={
        <Link to={paths.index} {...buttonLook()}>
          {t('ways.home')}
        </Link>
      }
    >
      {t('accountDeleted.text')}
    </EmptyState>
  )
}
