import { RetryAlert } from 'shared-ui/retry-alert'
import { useProblemText, useWords } from '../use-words.ts'

interface LoadProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for content that failed to load. */
export function LoadProblem({ error, isRetrying, onRetry }: LoadProblemProps) {
  const t = useWords()
  const problemText = useProblemText()
  return (
    <RetryAlert retryLabel={t('retry')} pendingLabel={t('pending')} {...{ isRetrying, onRetry }}>
      {problemText(error)}
    </RetryAlert>
  )
}
