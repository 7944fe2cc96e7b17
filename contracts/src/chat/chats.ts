import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { activity } from '../profile/activity.ts'
import { giftId } from '../profile/gift-id.ts'
import { profileSummary } from '../profile/profile-summary.ts'

/** Characters of a message that the list of conversations shows. */
export const PREVIEW_LENGTH = 100

/** The last message of a conversation, as the list shows it. */
export const lastMessage = z.object({
  sequence: z.int(),
  /** Id of the member who wrote it. */
  from: z.string(),
  /** ISO date and time. */
  sent_at: z.string(),
  kind: z.enum(['text', 'photo', 'gift', 'removed']),
  /** Null unless it is a gift. */
  gift: z.nullable(giftId),
  /** The beginning of a text or of a gift's note. */
  text: z.string(),
})

/** A conversation in the list. */
export const chatEntry = z.object({
  conversation: z.object({ id: z.string() }),
  profile: profileSummary,
  last_active: activity,
  num_unread_messages: z.int(),
  /** Null if it is older than the user may see. */
  last_message: z.nullable(lastMessage),
})

export type ChatEntry = z.infer<typeof chatEntry>

/** §3: the user's conversations, the latest first. */
export const chats = z.object({ chats: z.array(chatEntry) })

export type Chats = z.infer<typeof chats>

export const getChats = endpoint({ method: 'GET', path: '/api/chats.php', forMembers: true, answer: chats })

/** Hides the conversation's messages so far from the user; the other member still sees them. */
export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  body: z.object({ conversation: z.string() }),
  answer: z.undefined(),
  repeatable: true,
})

/** §4: the count of the chats' badge. */
export function unreadMessages({ chats }: Chats): number {
  return chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0)
}
