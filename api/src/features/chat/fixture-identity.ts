import { deleteChat, getChats } from 'contracts'
import { eq } from 'drizzle-orm'
import { forMembers, type IdentityRow } from '../../http/fixtures/identity.ts'
import { conversationMember } from '../../tables/chat.ts'
import { makeConversation } from './fixture-conversation.ts'

export const identity: readonly IdentityRow[] = [
  {
    endpoint: getChats,
    async input(about) {
      const id = await makeConversation(about, about.me, about.other)
      const isIt = eq(conversationMember.conversationId, id)
      // An earlier case may have deleted the chat.
      await about.database.db.update(conversationMember).set({ deletedUpTo: 0 }).where(isIt)
      return {}
    },
    statuses: forMembers(200),
    showsOther: true,
  },
  {
    endpoint: deleteChat,
    input: async (about) => ({
      body: { conversation: await makeConversation(about, about.me, about.other) },
    }),
    statuses: forMembers(204),
    foreign: [
      async (about) => ({
        body: { conversation: await makeConversation(about, about.stranger, about.other) },
      }),
      async (about) => ({ body: { conversation: await makeConversation(about, ...about.far) } }),
      () => ({ body: { conversation: 'nothing' } }),
    ],
  },
]
