import { paths } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { codeOf } from '../problem.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { useWords } from '../use-words.ts'

interface LoadProblemProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Why what belongs here could not be had, and what to do about it. */
export function LoadProblem({ error, isRetrying, onRetry }: LoadProblemProps) {
  const t = useWords()
  const say = useProblemWords()
  const { pathname, search } = useLocation()
  const isRefused = codeOf(error) === 'authentication_required'
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <Alert
      tone="danger"
      action={
        isRefused ? (
          <Link to={`${paths.login}?${back}`} {...buttonLook()}>
            {t('ways.logIn')}
          </Link>
        ) : (
          <Button variant="secondary" isPending={isRetrying} pendingLabel={t('pending')} onPress={onRetry}>
            {t('ways.retry')}
          </Button>
        )
      }
    >
      {say(error)}
    </Alert>
  )
}
