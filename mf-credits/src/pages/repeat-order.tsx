import { useSearchParams } from 'platform/runtime/router'
import { queryClient, useQuery } from 'shared-state/query'
import { LoadProblem } from '../components/load-problem.tsx'
import { TwoColumnsSkeleton } from '../components/two-columns.tsx'
import { repeatOrderQuery } from '../queries/repeat-order-query.ts'
import { NothingToRepeat } from '../repeat-order/nothing-to-repeat.tsx'
import classes from '../repeat-order/repeat-order.module.css'
import { RepeatOrder } from '../repeat-order/repeat-order.tsx'
import { useWords } from '../use-words.ts'

export function preload() {
  void queryClient.prefetchQuery(repeatOrderQuery)
}

/** §2: repeats the member's last order. */
export function Page() {
  const t = useWords()
  const [search] = useSearchParams()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(repeatOrderQuery)
  if (data && !data.offer) return <NothingToRepeat reason={data.last ? 'gone' : 'neverBought'} />
  return (
    <div className={classes.page} aria-busy={!data && !error}>
      <h1>{t('titles.credits-repeat-order')}</h1>
      {data?.offer && (
        <RepeatOrder offer={data.offer} answeredAt={dataUpdatedAt} named={search.get('method')} />
      )}
      {!data && error && <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <TwoColumnsSkeleton className={classes.bone} />}
    </div>
  )
}
