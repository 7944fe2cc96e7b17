import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import classes from './older-status.module.css'

interface OlderStatusProps {
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** Floats above the log while an older page loads, or says that it did not. */
export function OlderStatus({ isLoading, hasFailed, onRetry }: OlderStatusProps) {
  const t = useWords()
  if (!isLoading && !hasFailed) return null
  return (
    <div className={classes.root} role="status">
      {isLoading ? (
        t('conversation.older.loading')
      ) : (
        <>
          {t('conversation.older.failed')}
          <Button size="small" variant="secondary" onPress={onRetry}>
            {t('retry')}
          </Button>
        </>
      )}
    </div>
  )
}
