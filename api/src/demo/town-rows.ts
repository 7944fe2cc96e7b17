import type { member } from '../tables/account.ts'
import type {
  chatPhoto,
  conversation,
  conversationMember,
  message,
  receivedGift,
  startedConversation,
} from '../tables/chat.ts'
import type { memberLike, profile } from '../tables/members.ts'

export type MemberRow = typeof member.$inferInsert & { readonly createdAt: Date }
export type ProfileRow = typeof profile.$inferInsert
export type LikeRow = typeof memberLike.$inferInsert

/** The rows of chats. */
export interface ChatRows {
  readonly conversations: readonly (typeof conversation.$inferInsert)[]
  readonly conversationMembers: readonly (typeof conversationMember.$inferInsert)[]
  readonly photos: readonly (typeof chatPhoto.$inferInsert)[]
  readonly messages: readonly (typeof message.$inferInsert)[]
  readonly startedConversations: readonly (typeof startedConversation.$inferInsert)[]
  readonly receivedGifts: readonly (typeof receivedGift.$inferInsert)[]
}

/** The facts about a member that decide whom they may meet. */
export interface DemoMember {
  readonly id: string
  readonly brandId: string
  readonly language: MemberRow['language']
  readonly createdAt: Date
  readonly gender: NonNullable<ProfileRow['gender']>
  readonly sexuality: NonNullable<ProfileRow['sexuality']> | null
  readonly age: number
}
