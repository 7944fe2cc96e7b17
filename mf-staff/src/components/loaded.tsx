import type { ReactNode } from 'react'
import { RetryAlert } from 'shared-ui/retry-alert'
import { Skeleton } from 'shared-ui/skeleton'
import { useProblemText, useWords } from '../use-words.ts'

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly children: (data: Data) => ReactNode
}

/** A skeleton while a query loads, then its data, or the reason why there are none. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  const t = useWords()
  const problemText = useProblemText()
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton lines={4} />
  return (
    <RetryAlert
      retryLabel={t('retry')}
      isRetrying={isFetching}
      pendingLabel={t('pending')}
      onRetry={() => void refetch()}
    >
      {problemText(error)}
    </RetryAlert>
  )
}
