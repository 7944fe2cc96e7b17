import { RetryAlert } from 'shared-ui/retry-alert'
import { useProblemText, useWords } from '../use-words.ts'

interface ListProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for a list that failed to load. */
export function ListProblem({ error, isRetrying, onRetry }: ListProblemProps) {
  const t = useWords()
  const problemText = useProblemText()
  return (
    <RetryAlert retryLabel={t('retry')} pendingLabel={t('list.loading')} {...{ isRetrying, onRetry }}>
      {problemText(error)}
    </RetryAlert>
  )
}
