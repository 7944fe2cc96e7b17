import type { ReactNode } from 'react'
import { useQuery } from 'shared-state/query'
import { Button } from 'shared-ui/button'
import { Skeleton } from 'shared-ui/skeleton'
import { LoadProblem } from '../../components/load-problem.tsx'
import { transactionsQuery } from '../../queries/transactions-query.ts'
import { useWords } from '../../use-words.ts'
import classes from './history.module.css'
import { OrderRow } from './order-row.tsx'

interface HistoryPartProps {
  /** The order after which this part begins; undefined for the latest. */
  readonly before: string | undefined
  /** Whether it offers to load more. */
  readonly isLast: boolean
  readonly onMore: (last: string) => void
  /** Shown instead of an empty first part. */
  readonly empty: ReactNode
}

/** One answer's worth of payments. */
export function HistoryPart({ before, isLast, onMore, empty }: HistoryPartProps) {
  const t = useWords()
  const { data, error, isFetching, refetch } = useQuery(transactionsQuery(before))
  if (!data) {
    return error ? (
      <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true" className={classes.bones}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    )
  }
  const last = data.orders.at(-1)
  if (!last) return before === undefined ? empty : null
  return (
    <>
      <ul role="list" className={classes.list}>
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {isLast && data.has_more && (
        <Button variant="secondary" className={classes.more} onPress={() => onMore(last.id)}>
          {t('transactions.more')}
        </Button>
      )}
    </>
  )
}
