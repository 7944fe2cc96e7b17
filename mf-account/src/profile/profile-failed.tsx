import { Button } from 'shared-ui/button'
import { EmptyState } from 'shared-ui/empty-state'
import { useProblemText, useWords } from '../use-words.ts'

interface ProfileFailedProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Shown in place of the member's own profile when it failed to load. */
export function ProfileFailed({ error, isRetrying, onRetry }: ProfileFailedProps) {
  const t = useWords()
  const problemText = useProblemText()
  return (
    <EmptyState
      headingLevel={1}
      heading={t('profile.failed')}
      action={
        <Button isPending={isRetrying} onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p role="alert">{problemText(error)}</p>
    </EmptyState>
  )
}
