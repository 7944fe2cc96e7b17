import type { Conversation, Message } from 'contracts'
import { useState } from 'react'
import { Spoken } from 'shared-ui/spoken'
import { useWords } from '../../use-words.ts'

/** Reads the other member's new messages to a screen reader as they arrive, politely; never the history. */
export function Announcer({ chat }: { readonly chat: Conversation }) {
  const t = useWords()
  const { messages, profile, up_to } = chat
  const [announced, setAnnounced] = useState<{ upTo: number; messages: readonly Message[] }>({
    upTo: up_to,
    messages: [],
  })
  if (up_to > announced.upTo) {
    const fresh = messages.filter(({ sequence, from }) => sequence > announced.upTo && from === profile.id)
    setAnnounced({ upTo: up_to, messages: fresh.length > 0 ? fresh : announced.messages })
  }
  const { name } = profile
  return (
    <Spoken role="status">
      {announced.messages.map(({ id, content }) => (
        <span key={id}>
          {content.kind === 'text'
            ? t('conversation.announced.text', { name, text: content.text })
            : t(`conversation.announced.${content.kind}`, { name })}{' '}
        </span>
      ))}
    </Spoken>
  )
}
