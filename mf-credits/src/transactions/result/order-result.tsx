import { href } from 'contracts'
import { FileQuestion } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { Skeleton } from 'shared-ui/skeleton'
import { Spoken } from 'shared-ui/spoken'
import { LoadProblem } from '../../components/load-problem.tsx'
import { useWords } from '../../use-words.ts'
import classes from './result.module.css'
import { Result } from './result.tsx'
import { useOrder } from './use-order.ts'

/**
 * §4: the result of one payment, by its id alone. The address to which the payment switch returns carries more, which is
 * ignored: only the order says whether it was paid.
 */
export function OrderResult({ id }: { readonly id: string }) {
  const t = useWords()
  const { order, error, isFetching, refetch } = useOrder(id)
  if (order) return <Result order={order} />
  if (!error) {
    return (
      <div className={classes.page} aria-busy="true">
        <h1>
          <Spoken>{t('result.loading')}</Spoken>
        </h1>
        <Skeleton shape="block" className={classes.bone} />
      </div>
    )
  }
  if (codeOf(error) !== 'not_found') {
    return (
      <div className={classes.page}>
        <h1>{t('titles.transactions-id')}</h1>
        <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <EmptyState
      headingLevel={1}
      icon={<FileQuestion />}
      heading={t('result.unknown')}
      action={
        <Link to={href('transactions-id')} {...buttonLook({ variant: 'secondary' })}>
          {t('ways.payments')}
        </Link>
      }
    >
      {t('result.unknownText')}
    </EmptyState>
  )
}
