import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { profileSummary } from '../profile/profile-summary.ts'

/** §3: the user's conversations. */
export const chats = z.object({
  chats: z.array(
    z.object({
      conversation: z.object({ id: z.string() }),
      profile: profileSummary,
      num_unread_messages: z.int(),
    }),
  ),
})

export type Chats = z.infer<typeof chats>

export const getChats = endpoint({ method: 'GET', path: '/api/chats.php', answer: chats })

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
