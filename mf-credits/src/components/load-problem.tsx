import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
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
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" isPending={isRetrying} pendingLabel={t('pending')} onPress={onRetry}>
          {t('ways.retry')}
        </Button>
      }
    >
      {t(problemWords(error))}
    </Alert>
  )
}
