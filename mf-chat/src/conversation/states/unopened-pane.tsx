import { ChatHeader } from '../../components/chat-header.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../conversation-view.module.css'
import { ConversationRefused } from './conversation-refused.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'

interface UnopenedPaneProps {
  /** Null while the conversation is loading. */
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Stands in for a conversation that is loading, or cannot be shown. */
export function UnopenedPane(state: UnopenedPaneProps) {
  const t = useWords()
  return (
    <section className={classes.pane} aria-label={t('titles.chats-id')}>
      <ChatHeader>
        <h1>{t('titles.chats-id')}</h1>
      </ChatHeader>
      {state.error === null ? <ConversationSkeleton /> : <ConversationRefused {...state} />}
    </section>
  )
}
