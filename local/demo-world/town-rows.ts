import type { member } from '../../api/src/tables/account.ts'
import type {
  chatPhoto,
  conversation,
  conversationMember,
  message,
  receivedGift,
  startedConversation,
} from '../../api/src/tables/chat.ts'
import type { memberLike, profile } from '../../api/src/tables/members.ts'

export type MemberRow = typeof member.$inferInsert & { readonly createdAt: Date }
export type ProfileRow = typeof profile.$inferInsert
export type LikeRow = typeof memberLike.$inferInsert

/** A photo in a chat, whose files get their names when it is stored. */
export type ChatPhotoRow = Omit<
  typeof chatPhoto.$inferInsert,
  'filename' | 'matchFilename' | 'cardFilename' | 'thumbFilename' | 'blurredFilename'
>

/** The rows of chats. */
export interface ChatRows {
  readonly conversations: readonly (typeof conversation.$inferInsert)[]
  readonly conversationMembers: readonly (typeof conversationMember.$inferInsert)[]
  readonly photos: readonly ChatPhotoRow[]
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
