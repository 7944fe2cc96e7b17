import type { Conversation } from '../chat/conversation.ts'
import type { Message } from '../chat/message.ts'
import type { UserEventOf } from '../events/user-event.ts'

/**
 * Appends the next message. One that came already is ignored, and so is any in an answer that holds older
 * messages, since those do not end where the new one follows. Its writer has read everything before it.
 */
export function conversationWithMessage(
  answer: Conversation,
  { chat, message }: UserEventOf<'message'>,
): Conversation {
  if (answer.profile.id !== chat.profile.id || message.sequence !== answer.up_to + 1) return answer
  const { sequence, from } = message
  const after = { ...answer, conversation: chat.conversation, up_to: sequence }
  const messages = [...answer.messages, message]
  if (from !== chat.profile.id) return { ...after, messages, read_up_to: sequence, has_written: true }
  return {
    ...after,
    messages,
    their_read_up_to: sequence,
    their_delivered_up_to: sequence,
    refusal: withReply(answer.refusal),
  }
}

/** A free member may always reply. */
const withReply = (refusal: Conversation['refusal']) => (refusal === 'conversation_limit' ? null : refusal)

export function conversationWithChange(
  answer: Conversation,
  { conversation, message }: UserEventOf<'message_changed'>,
): Conversation {
  if (answer.conversation?.id !== conversation) return answer
  const isIt = (one: Message) => one.sequence === message.sequence
  return { ...answer, messages: answer.messages.map((one) => (isIt(one) ? message : one)) }
}

export function conversationWithRead(
  answer: Conversation,
  { by, conversation, up_to }: UserEventOf<'read'>,
): Conversation {
  if (answer.conversation?.id !== conversation) return answer
  if (by === 'me') return { ...answer, read_up_to: Math.max(answer.read_up_to, up_to) }
  return {
    ...answer,
    their_read_up_to: Math.max(answer.their_read_up_to, up_to),
    their_delivered_up_to: Math.max(answer.their_delivered_up_to, up_to),
  }
}

export function conversationWithDelivered(
  answer: Conversation,
  { conversation, up_to }: UserEventOf<'delivered'>,
): Conversation {
  if (answer.conversation?.id !== conversation) return answer
  return { ...answer, their_delivered_up_to: Math.max(answer.their_delivered_up_to, up_to) }
}

/** The next message appears in the emptied conversation. */
export function conversationEmptied(
  answer: Conversation,
  { conversation }: UserEventOf<'chat_deleted'>,
): Conversation {
  if (answer.conversation?.id !== conversation) return answer
  return { ...answer, messages: [], has_older: false, is_limited: false }
}
