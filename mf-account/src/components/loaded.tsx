import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Skeleton } from 'shared-ui/skeleton'
import { useProblemText, useWords } from '../use-words.ts'

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Lines of the skeleton shown while loading. */
  readonly lines?: number
  readonly children: (data: Data) => ReactNode
}

/** Shows a skeleton while a query loads, then its data, or the error with a retry button. */
export function Loaded<Data>({ query, lines = 2, children }: LoadedProps<Data>) {
  const t = useWords()
  const problemText = useProblemText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <div aria-busy="true">
        <Skeleton lines={lines} />
      </div>
    )
  }
  return (
    <Alert
      tone="danger"
      action={
        <Button
          variant="secondary"
          size="small"
          isPending={isFetching}
          pendingLabel={t('pending')}
          onPress={() => void refetch()}
        >
          {t('retry')}
        </Button>
      }
    >
      {problemText(error)}
    </Alert>
  )
}
