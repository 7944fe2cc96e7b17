import * as z from 'contracts/schema'
import type { Chats } from './chats.ts'

/** The member deleted this conversation on one of the devices; it is gone until its next message. */
export const chatDeleted = z.object({ kind: z.literal('chat_deleted'), conversation: z.string() })

/** The conversations without that one. */
export function withoutChat({ chats }: Chats, { conversation }: z.infer<typeof chatDeleted>): Chats {
  return { chats: chats.filter((chat) => chat.conversation.id !== conversation) }
}

/** The conversations without the one with whom a block stands between. */
export function chatsWithoutBlocked({ chats }: Chats, { profile }: { readonly profile: string }): Chats {
  return { chats: chats.filter((chat) => chat.profile.id !== profile) }
}
