import type { Conversation, ErrorCode, MessageContent } from 'contracts'
import { useOutgoing } from 'shared-state/outgoing'

export interface OwnMessage {
  readonly content: MessageContent
  readonly state: 'sent' | 'waiting' | 'sending' | 'failed'
  readonly error?: ErrorCode | undefined
}

/** The member's latest message in the conversation, those on their way included. */
export function useOwnMessage({ profile, messages }: Conversation): OwnMessage | undefined {
  const outgoing = useOutgoing(profile.id).at(-1)
  const sent = messages.findLast(({ from }) => from !== profile.id)
  if (outgoing && outgoing.id !== sent?.id)
    return { content: outgoing.preview, state: outgoing.state, error: outgoing.error }
  return sent && { content: sent.content, state: 'sent' }
}
