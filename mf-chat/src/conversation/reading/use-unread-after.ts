import type { Conversation } from 'contracts'
import { useState } from 'react'
import { lastReceived } from './last-received.ts'
import { useIsWatching } from './use-is-watching.ts'

/**
 * The last message before those that were unread when the user opened the conversation, or came back to its tab;
 * undefined if there were none. Messages that arrive before their eyes are not marked as new.
 */
export function useUnreadAfter(chat: Conversation): number | undefined {
  const isWatching = useIsWatching()
  const hasUnread = lastReceived(chat) > chat.read_up_to
  const [after, setAfter] = useState(() => (hasUnread ? chat.read_up_to : undefined))
  if (!isWatching && hasUnread && after !== chat.read_up_to) setAfter(chat.read_up_to)
  return after
}
