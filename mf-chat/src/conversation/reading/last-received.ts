import type { Conversation } from 'contracts'

/** Sequence of the other member's last message in an answer; 0 if there is none. */
export function lastReceived({ messages, profile }: Conversation): number {
  return messages.findLast(({ from }) => from === profile.id)?.sequence ?? 0
}

/** The number of the other member's messages that the user has not read. */
export function countUnread({ messages, profile, read_up_to }: Conversation): number {
  return messages.filter(({ sequence, from }) => sequence > read_up_to && from === profile.id).length
}
