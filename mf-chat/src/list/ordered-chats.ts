import type { ChatEntry } from 'contracts'

/** The newest first, so that a conversation stays where one has seen it; those whose last message is hidden come last. */
export function orderedChats(chats: readonly ChatEntry[]): ChatEntry[] {
  return chats.toSorted((a, b) => sentAt(b) - sentAt(a))
}

const sentAt = ({ last_message }: ChatEntry) => (last_message ? Date.parse(last_message.sent_at) : 0)
