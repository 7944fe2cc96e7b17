import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'

interface FailurePanelProps {
  readonly isRetrying: boolean
  onRetry(): void
}

/** Shows in the page's area when no version of its bundle could be loaded. */
export function FailurePanel({ isRetrying, onRetry }: FailurePanelProps) {
  const t = useWords()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('failure.title')}
      action={
        <Button isPending={isRetrying} pendingLabel={t('loading')} onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('failure.text')}
    </EmptyState>
  )
}
