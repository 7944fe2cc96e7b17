import type { ChatEntry, Chats } from '../chat/chats.ts'
import type { UserEventOf } from '../events/user-event.ts'

/** Moves the conversation to the top. A repeated request may answer with less than the list shows. */
export function withMessage({ chats }: Chats, { chat }: UserEventOf<'message'>): Chats {
  const isThis = isOf(chat.conversation.id)
  const shown = chats.find(isThis)?.last_message?.sequence ?? 0
  if (chat.last_message && chat.last_message.sequence < shown) return { chats }
  return { chats: [chat, ...chats.filter((one) => !isThis(one))] }
}

export function withChangedMessage(
  { chats }: Chats,
  { conversation, last_message }: UserEventOf<'message_changed'>,
): Chats {
  const isLast = (chat: ChatEntry) =>
    isOf(conversation)(chat) && chat.last_message?.sequence === last_message.sequence
  return { chats: chats.map((chat) => (isLast(chat) ? { ...chat, last_message } : chat)) }
}

/** §4: a badge counts the user's unread messages; the other's reading shows in the conversation. */
export function withUnread(
  { chats }: Chats,
  { by, conversation, num_unread_messages }: UserEventOf<'read'>,
): Chats {
  if (by === 'them' || num_unread_messages === undefined) return { chats }
  return {
    chats: chats.map((chat) => (isOf(conversation)(chat) ? { ...chat, num_unread_messages } : chat)),
  }
}

export function withoutChat({ chats }: Chats, { conversation }: UserEventOf<'chat_deleted'>): Chats {
  return { chats: chats.filter((chat) => !isOf(conversation)(chat)) }
}

export function withoutChatsOf({ chats }: Chats, { profile }: UserEventOf<'blocked'>): Chats {
  return { chats: chats.filter((chat) => chat.profile.id !== profile) }
}

const isOf = (id: string) => (chat: ChatEntry) => chat.conversation.id === id
