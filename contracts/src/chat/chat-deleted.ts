import * as z from 'zod/mini'
import type { Chats } from './chats.ts'

/** The member deleted this conversation on one of the devices; it is gone until its next message. */
export const chatDeleted = z.object({ kind: z.literal('chat_deleted'), conversation: z.string() })

/** The conversations without that one. */
export function withoutChat({ chats }: Chats, { conversation }: z.infer<typeof chatDeleted>): Chats {
  return { chats: chats.filter((chat) => chat.conversation.id !== conversation) }
}
