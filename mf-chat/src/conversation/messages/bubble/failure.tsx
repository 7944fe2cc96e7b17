import { type ErrorCode, paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { discardMessage, type OutgoingMessage, retryMessage } from 'shared-state/outgoing'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { useProblemText, useWords } from '../../../use-words.ts'
import { useLogActions } from '../log-actions.ts'
import classes from './bubble.module.css'

interface Way {
  readonly to: string
  readonly words: 'getCredits' | 'getPremium'
}

/** Where the user can do something about an error. */
const WAYS: { readonly [Code in ErrorCode]?: Way } = {
  not_enough_credits: { to: paths.credits, words: 'getCredits' },
  conversation_limit: { to: paths.premium, words: 'getPremium' },
}

/** §5: says why a message was not sent, and offers to send it again, with the same id, or to discard it. */
export function Failure({ outgoing: { id, error = 'unexpected' } }: { readonly outgoing: OutgoingMessage }) {
  const t = useWords()
  const { name } = useLogActions()
  const problemText = useProblemText()
  const way = WAYS[error]
  return (
    <div className={classes.failure} role="alert">
      <p className={classes.problem}>
        {error === 'invalid_input' ? t('conversation.failed.invalid') : problemText(error, { name })}{' '}
        {way && (
          <Link to={way.to} {...linkLook({ isStandalone: true })}>
            {t(way.words)}
          </Link>
        )}
      </p>
      <Button size="small" variant="quiet" onPress={() => discardMessage(id)}>
        {t('conversation.failed.discard')}
      </Button>
      <Button size="small" variant="secondary" onPress={() => retryMessage(id)}>
        {t('conversation.failed.again')}
      </Button>
    </div>
  )
}
