import { paths } from 'contracts'
import { Ban, MessageCircleOff } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { codeOf, detailOf } from 'shared-state/problem-text'
import { useUnblockMember } from 'shared-state/safety'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { EmptyState } from 'shared-ui/empty-state'
import { RetryAlert } from 'shared-ui/retry-alert'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from './states.module.css'

interface ConversationRefusedProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** §8: says why a conversation cannot be shown, as far as the user may know. */
export function ConversationRefused({ error, isRetrying, onRetry }: ConversationRefusedProps) {
  const t = useWords()
  const problemText = useProblemText()
  const code = codeOf(error)
  const text = problemText(error)
  const blocked = detailOf(error, 'profile')
  if (code === 'you_blocked')
    return (
      <EmptyState
        className={classes.state}
        icon={<Ban />}
        heading={text}
        action={blocked ? <Unblock id={blocked} name={detailOf(error, 'name') ?? ''} /> : <ListLink />}
      />
    )
  // Nothing tells apart a member who has left and one who has blocked the user.
  if (code === 'not_found' || code === 'blocked_by')
    return (
      <EmptyState
        className={classes.state}
        icon={<MessageCircleOff />}
        heading={t('conversation.missing.heading')}
        action={<ListLink />}
      >
        <p>{t('conversation.missing.text')}</p>
      </EmptyState>
    )
  return (
    <div className={classes.problem}>
      <RetryAlert retryLabel={t('retry')} pendingLabel={t('pending')} {...{ isRetrying, onRetry }}>
        {text}
      </RetryAlert>
    </div>
  )
}

function Unblock({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useWords()
  const unblock = useUnblockMember({ id, name })
  return (
    <Button isPending={unblock.isPending} pendingLabel={t('pending')} onPress={() => unblock.mutate()}>
      {t('unblock')}
    </Button>
  )
}

function ListLink() {
  const t = useWords()
  return (
    <Link to={paths.chats} {...buttonLook({ variant: 'secondary' })}>
      {t('conversation.toList')}
    </Link>
  )
}
