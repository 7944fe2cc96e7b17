import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §8: the account could not be activated. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.activate-error')}
      action={
        <Link to={paths['pages-service']} {...buttonLook()}>
          {t('ways.service')}
        </Link>
      }
    >
      {t('activateError.text')}
    </EmptyState>
  )
}
