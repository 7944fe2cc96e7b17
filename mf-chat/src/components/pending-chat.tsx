import { EmptyState } from 'shared-ui/empty-state'
import { useWords } from '../use-words.ts'
import { ChatHeader } from './chat-header.tsx'

/** A conversation before anything can be written: how to leave it, and why it is empty. */
export function PendingChat({ back }: { readonly back: string }) {
  const t = useWords()
  return (
    <>
      <ChatHeader heading={t('titles.chats-id')} back={back} />
      <EmptyState heading={t('conversation.pending')}>{t('conversation.text')}</EmptyState>
    </>
  )
}
