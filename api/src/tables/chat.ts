import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { member } from './account.ts'
import { brand } from './site.ts'

export const conversation = pgTable(
  'conversation',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    /** Sequence of the last message; inserting a message increments it in the same transaction. */
    lastSequence: integer('last_sequence').notNull().default(0),
    lastMessageAt: time('last_message_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique('conversation_of_brand').on(table.brandId, table.id)],
)

/** One member's view of a conversation. */
export const conversationMember = pgTable(
  'conversation_member',
  {
    conversationId: text('conversation_id').notNull(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    otherId: text('other_id').notNull(),
    /** Sequence up to which the member has read; it only grows. */
    readUpTo: integer('read_up_to').notNull().default(0),
    /** Sequence up to which the member has deleted; a later message brings the conversation back without those before it. */
    deletedUpTo: integer('deleted_up_to').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'conversation_member_key', columns: [table.memberId, table.conversationId] }),
    // Two members have one conversation, whichever of them began it.
    unique('conversation_member_pair').on(table.memberId, table.otherId),
    foreignKey({
      name: 'conversation_member_conversation',
      columns: [table.brandId, table.conversationId],
      foreignColumns: [conversation.brandId, conversation.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'conversation_member_member',
      columns: [table.brandId, table.memberId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'conversation_member_other',
      columns: [table.brandId, table.otherId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
    index('conversation_member_by_conversation').on(table.conversationId),
    // Deleting a member cascades to these rows; without the index that would scan the table.
    index('conversation_member_by_other').on(table.otherId),
  ],
)

export const message = pgTable(
  'message',
  {
    conversationId: text('conversation_id').notNull(),
    sequence: integer('sequence').notNull(),
    brandId: text('brand_id').notNull(),
    senderId: text('sender_id').notNull(),
    /** Generated in the sender's browser: a retry with the same id is the same message. */
    id: text('id').notNull(),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'message_key', columns: [table.conversationId, table.sequence] }),
    unique('message_of_sender').on(table.senderId, table.id),
    foreignKey({
      name: 'message_conversation',
      columns: [table.brandId, table.conversationId],
      foreignColumns: [conversation.brandId, conversation.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'message_sender',
      columns: [table.brandId, table.senderId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
  ],
)
