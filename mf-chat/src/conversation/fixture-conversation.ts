import type { Conversation, Message } from 'contracts'

/** The other member. */
export const VERA = 'vera'
/** The user, as in `freeMember`. */
export const ME = 'u1'

const START = Date.parse('2026-03-01T09:00:00.000Z')

/** A message of text; each is a minute after the one before. */
export function textMessage(sequence: number, from: string, text = `Message ${sequence}`): Message {
  return {
    id: `message-${sequence}`.padEnd(16, '-'),
    sequence,
    from,
    sent_at: new Date(START + sequence * 60_000).toISOString(),
    content: { kind: 'text', text },
  }
}

/** Messages in turns, the odd ones from the other member. */
export function textMessages(first: number, last: number): Message[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const sequence = first + index
    return textMessage(sequence, sequence % 2 ? VERA : ME)
  })
}

/** A conversation in which both have written and read everything. */
export function conversationOf(
  messages: readonly Message[],
  overrides: Partial<Conversation> = {},
): Conversation {
  const up_to = messages.at(-1)?.sequence ?? 0
  return {
    conversation: { id: 'c1' },
    profile: { id: VERA, name: 'Vera', main_image: null },
    last_active: 'now',
    messages: [...messages],
    up_to,
    has_older: (messages[0]?.sequence ?? 1) > 1,
    is_limited: false,
    read_up_to: up_to,
    their_read_up_to: up_to,
    their_delivered_up_to: up_to,
    has_written: messages.some(({ from }) => from === ME),
    refusal: null,
    conversations_left: null,
    ...overrides,
  }
}
