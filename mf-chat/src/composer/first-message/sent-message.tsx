import { Check, CircleAlert, Clock } from 'lucide-react'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from './first-message.module.css'
import type { OwnMessage } from './use-own-message.ts'

interface SentMessageProps {
  readonly message: OwnMessage
  readonly name: string
}

/** The message as its writer sees it from the moment of sending, and whether the server has it. */
export function SentMessage({ message: { content, state, error }, name }: SentMessageProps) {
  const t = useWords()
  const problemText = useProblemText()
  const isSent = state === 'sent'
  const Icon = isSent ? Check : Clock
  return (
    <div className={classes.sent}>
      {content.kind === 'text' && (
        <p className={classes.bubble} dir="auto">
          {content.text}
        </p>
      )}
      {state === 'failed' ? (
        <p className={classes.state} role="alert">
          <CircleAlert aria-hidden="true" />
          {error === 'invalid_input'
            ? t('conversation.failed.invalid')
            : problemText(error ?? 'unexpected', { name })}
        </p>
      ) : (
        <p className={classes.state} role="status">
          <Icon aria-hidden="true" />
          {t(isSent ? 'conversation.states.sent' : 'conversation.states.waiting')}
        </p>
      )}
    </div>
  )
}
