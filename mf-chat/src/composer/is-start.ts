import type { Conversation } from 'contracts'

type Start = Pick<Conversation, 'has_written' | 'messages' | 'profile' | 'up_to'>

/**
 * Whether the next message starts the conversation: neither member has written here, a signup message aside. Of an emptied
 * conversation it is not known.
 */
export function isStart({ has_written, messages, profile, up_to }: Start): boolean {
  if (has_written || messages.some(({ from }) => from === profile.id)) return false
  return up_to === 0 || messages.length > 0
}
