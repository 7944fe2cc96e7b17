import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import type { PageError } from 'platform/runtime/shell'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from './use-words.ts'

/** §8: what went wrong and the way home. */
export function ErrorPage({ error }: { readonly error: PageError }) {
  const t = useWords()
  const isMissing = error.status === 404
  return (
    <EmptyState
      headingLevel={1}
      heading={isMissing ? t('error.notFound') : error.message || t('error.title')}
      action={
        <Link to={paths.index} {...buttonLook()}>
          {t('error.home')}
        </Link>
      }
    >
      {error.status}
    </EmptyState>
  )
}
