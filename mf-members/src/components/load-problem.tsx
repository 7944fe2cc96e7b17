import { paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { codeOf } from 'shared-state/problem-text'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useProblemText, useWords } from '../use-words.ts'

interface LoadProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for content that failed to load: says why, and offers to retry or log in. */
export function LoadProblem({ error, isRetrying, onRetry }: LoadProblemProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { pathname, search } = useLocation()
  const needsLogin = codeOf(error) === 'authentication_required'
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <Alert
      tone="danger"
      action={
        needsLogin ? (
          <Link to={`${paths.login}?${back}`} {...buttonLook()}>
            {t('ways.logIn')}
          </Link>
        ) : (
          <Button variant="secondary" isPending={isRetrying} pendingLabel={t('pending')} onPress={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {problemText(error)}
    </Alert>
  )
}
