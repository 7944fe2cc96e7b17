import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import { ChatHeader } from './chat-header.tsx'

/** A conversation, until chat is built: a header, and a note that nothing can be written yet. */
export function PendingChat({ back }: { readonly back: string }) {
  const t = useWords()
  return (
    <>
      <ChatHeader heading={t('titles.chats-id')} back={back} />
      <EmptyState heading={t('conversation.pending')}>{t('conversation.text')}</EmptyState>
    </>
  )
}
