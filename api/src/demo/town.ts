import type { member } from '../tables/account.ts'
import type { conversation, conversationMember, message } from '../tables/chat.ts'
import type { memberLike, profile } from '../tables/members.ts'

export type MemberRow = typeof member.$inferInsert & { readonly createdAt: Date }
export type ProfileRow = typeof profile.$inferInsert
export type LikeRow = typeof memberLike.$inferInsert

/** Two who know each other wrote to each other: the rows of that. */
export interface ChatRows {
  readonly conversations: readonly (typeof conversation.$inferInsert)[]
  readonly conversationMembers: readonly (typeof conversationMember.$inferInsert)[]
  readonly messages: readonly (typeof message.$inferInsert)[]
}

/** What is needed of somebody to know whom they may meet. */
export interface Someone {
  readonly id: string
  readonly brandId: string
  readonly language: MemberRow['language']
  readonly createdAt: Date
  readonly gender: NonNullable<ProfileRow['gender']>
  readonly sexuality: NonNullable<ProfileRow['sexuality']> | null
  readonly age: number
}
