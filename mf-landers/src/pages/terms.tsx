import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: the terms. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.pages-terms')}
      action={
        <Link to={paths['pages-service']} {...buttonLook()}>
          {t('ways.service')}
        </Link>
      }
    >
      {t('terms.text')}
    </EmptyState>
  )
}
