import type { ChatEntry } from 'contracts'

/** For tests: a conversation with a text of the other member, whose profile has the name in lower case as its id. */
export function chatWith(
  name: string,
  chat: Partial<ChatEntry> = {},
  text = `Hello from ${name}`,
): ChatEntry {
  const id = name.toLowerCase()
  return {
    conversation: { id: `with-${id}` },
    profile: { id, name, main_image: null },
    last_active: null,
    num_unread_messages: 0,
    last_message: {
      sequence: 1,
      from: id,
      sent_at: '2026-03-01T12:00:00.000Z',
      kind: 'text',
      gift: null,
      text,
    },
    ...chat,
  }
}
