import type { Message } from 'contracts'

export type MessageState = 'sent' | 'delivered' | 'read'

/** How far an own message has come, as far as the other member's browser has said. */
export function messageState(
  { sequence }: Pick<Message, 'sequence'>,
  theirs: { readonly theirReadUpTo: number; readonly theirDeliveredUpTo: number },
): MessageState {
  if (sequence <= theirs.theirReadUpTo) return 'read'
  return sequence <= theirs.theirDeliveredUpTo ? 'delivered' : 'sent'
}
