import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

/** §2: the result of a payment, or all of them. */
export function Page() {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('titles.transactions-id')}
      action={
        <Link to={paths.pricing} {...buttonLook()}>
          {t('ways.prices')}
        </Link>
      }
    >
      {t('transactions.text')}
    </EmptyState>
  )
}
