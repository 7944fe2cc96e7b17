import type { Chats } from '../chat/chats.ts'
import type { UserEventOf } from '../events/user-event.ts'

export function withoutChat({ chats }: Chats, { conversation }: UserEventOf<'chat_deleted'>): Chats {
  return { chats: chats.filter((chat) => chat.conversation.id !== conversation) }
}

export function withoutChatsOf({ chats }: Chats, { profile }: UserEventOf<'blocked'>): Chats {
  return { chats: chats.filter((chat) => chat.profile.id !== profile) }
}
