import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import { useListProblemWords } from './use-list-problem-words.ts'

interface ListProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for a list that failed to load. */
export function ListProblem({ error, isRetrying, onRetry }: ListProblemProps) {
  const t = useWords()
  const problemText = useListProblemWords()
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" isPending={isRetrying} pendingLabel={t('list.loading')} onPress={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {problemText(error)}
    </Alert>
  )
}
