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
    /** Of the last message; the next one is one more, given in the same transaction as the message. */
    lastSequence: integer('last_sequence').notNull().default(0),
    lastMessageAt: time('last_message_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique('conversation_of_brand').on(table.brandId, table.id)],
)

/** How one of the two sees the conversation. */
export const conversationMember = pgTable(
  'conversation_member',
  {
    conversationId: text('conversation_id').notNull(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    otherId: text('other_id').notNull(),
    /** The sequence number up to which everything is read; it only grows, and unread is what came after it. */
    readUpTo: integer('read_up_to').notNull().default(0),
    /** What this one deleted; a later message brings the conversation back without it. */
    deletedUpTo: integer('deleted_up_to').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'conversation_member_key', columns: [table.memberId, table.conversationId] }),
    // Two members have one conversation, whoever began it.
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
    // Whoever leaves takes these rows along: without it each one is looked for in the whole table.
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
    /** Made in the sender's browser: the same one again is the same message. */
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
