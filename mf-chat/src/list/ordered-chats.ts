import type { ChatEntry } from 'contracts'

/** Unread ones first, then the newest; those whose last message is too old to be shown come last. */
export function orderedChats(chats: readonly ChatEntry[]): ChatEntry[] {
  return chats.toSorted((a, b) => Number(isUnread(b)) - Number(isUnread(a)) || sentAt(b) - sentAt(a))
}

const isUnread = ({ num_unread_messages }: ChatEntry) => num_unread_messages > 0

const sentAt = ({ last_message }: ChatEntry) => (last_message ? Date.parse(last_message.sent_at) : 0)
