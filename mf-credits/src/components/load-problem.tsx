import { RetryAlert } from 'shared-ui/retry-alert'
import { problemWords } from '../problem.ts'
import { useWords } from '../use-words.ts'

interface LoadProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for content that failed to load. */
export function LoadProblem({ error, isRetrying, onRetry }: LoadProblemProps) {
  const t = useWords()
  return (
    <RetryAlert retryLabel={t('ways.retry')} pendingLabel={t('pending')} {...{ isRetrying, onRetry }}>
      {t(problemWords(error))}
    </RetryAlert>
  )
}
