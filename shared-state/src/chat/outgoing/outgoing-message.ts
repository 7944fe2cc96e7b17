import type { ErrorCode, MessageContent, SentContent } from 'contracts'

/** A message that the user has written and the server has not confirmed yet. */
export interface OutgoingMessage {
  /** Generated once: the server stores and charges one message for it, however often it is sent. */
  readonly id: string
  /** The member to whom it goes. */
  readonly profile: string
  readonly content: SentContent
  /** Shows the message as it will be once sent. */
  readonly preview: MessageContent
  /** Milliseconds since 1970; messages are sent in this order. */
  readonly queuedAt: number
  /** `failed` was refused, for the reason in `error`; it is sent again only if the user asks for it. */
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly error?: ErrorCode
}

/** At most this many messages of a member wait or have failed, and at most this many characters. */
export const MOST_MESSAGES = 200
export const MOST_CHARACTERS = 64_000

export function charactersIn({ content }: Pick<OutgoingMessage, 'content'>): number {
  if (content.kind === 'text') return content.text.length
  return content.kind === 'gift' ? (content.note?.length ?? 0) : 0
}
