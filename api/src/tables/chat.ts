import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { brandReference } from './site.ts'

const messageKinds = ['text', 'photo', 'gift'] as const

export const conversation = pgTable(
  'conversation',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
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
    /** Sequence up to which the member's browser has received; it only grows, as the following ones do. */
    deliveredUpTo: integer('delivered_up_to').notNull().default(0),
    /** Sequence up to which the member has read. */
    readUpTo: integer('read_up_to').notNull().default(0),
    /** Sequence of the last message that the member wrote; 0 if none but a signup message or a comment on a like. */
    writtenUpTo: integer('written_up_to').notNull().default(0),
    /** Sequence up to which the member has deleted; later messages bring the conversation back. */
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
    memberReference('conversation_member_member', table.brandId, table.memberId).onDelete('cascade'),
    memberReference('conversation_member_other', table.brandId, table.otherId).onDelete('cascade'),
    index('conversation_member_by_conversation').on(table.conversationId),
    // Deleting a member cascades to these rows; without the index that would scan the table.
    index('conversation_member_by_other').on(table.otherId),
  ],
)

/** A message by its place. */
export interface MessagePlace {
  readonly conversation: string
  readonly sequence: number
}

/** Partitioned by the conversation, which every query names. */
export const message = pgTable(
  'message',
  {
    conversationId: text('conversation_id').notNull(),
    sequence: integer('sequence').notNull(),
    brandId: text('brand_id').notNull(),
    senderId: text('sender_id').notNull(),
    /** Generated in the sender's browser: a retry with the same id is the same message. */
    id: text('id').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull().default('text'),
    /** The text, or the note to a gift. */
    body: text('body').notNull(),
    giftId: text('gift_id'),
    photoId: text('photo_id').references(() => chatPhoto.id, { onDelete: 'cascade' }),
    /** Staff have removed the text, the photo or the gift's note. The decision holds the words. */
    isRemoved: boolean('is_removed').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'message_key', columns: [table.conversationId, table.sequence] }),
    unique('message_of_sender').on(table.conversationId, table.senderId, table.id),
    foreignKey({
      name: 'message_conversation',
      columns: [table.brandId, table.conversationId],
      foreignColumns: [conversation.brandId, conversation.id],
    }).onDelete('cascade'),
    memberReference('message_sender', table.brandId, table.senderId).onDelete('cascade'),
    // For the sender's export, and for deleting them.
    index('message_by_sender').on(table.senderId, table.createdAt),
    // For figures of a day. It costs a write next to nothing, as the rows lie in the order of time.
    index('message_by_time').using('brin', table.createdAt),
    index('message_of_photo').on(table.photoId).where(sql`${table.photoId} is not null`),
    check('message_kind', sql`${table.kind} in ('text', 'photo', 'gift')`),
    check('message_gift', sql`(${table.kind} = 'gift') = (${table.giftId} is not null)`),
    check('message_removed', sql`not ${table.isRemoved} or ${table.body} = ''`),
    check('message_photo', sql`(${table.kind} = 'photo') = (${table.photoId} is not null)`),
  ],
)

/** Deduplicates messages that cost nothing, as the ledger's transfer does for the others. */
export const freeMessage = pgTable(
  'free_message',
  {
    brandId: text('brand_id').notNull(),
    senderId: text('sender_id').notNull(),
    id: text('id').notNull(),
    /** SHA-256 of the request; the same id with another request is refused. */
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    primaryKey({ name: 'free_message_key', columns: [table.senderId, table.id] }),
    memberReference('free_message_sender', table.brandId, table.senderId).onDelete('cascade'),
  ],
)

/** A conversation that the member started, counted for ever, without naming it. */
export const startedConversation = pgTable(
  'started_conversation',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    otherId: text('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'started_conversation_key', columns: [table.memberId, table.otherId] }),
    memberReference('started_conversation_member', table.brandId, table.memberId).onDelete('cascade'),
    index('started_conversation_by_time').using('brin', table.createdAt),
  ],
)

/** A photo uploaded for a conversation; its owner alone sees it until a message sends it. */
export const chatPhoto = pgTable(
  'chat_photo',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    ownerId: text('owner_id').notNull(),
    filename: text('filename').notNull(),
    matchFilename: text('match_filename').notNull(),
    cardFilename: text('card_filename').notNull(),
    thumbFilename: text('thumb_filename').notNull(),
    blurredFilename: text('blurred_filename').notNull(),
    /** Size of the full picture. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash').notNull(),
    /**
     * Staff have removed it, or rejected the gallery photo of which it is a copy: no message can send it, and
     * only its owner can still open the file. Stays when the gallery photo is deleted.
     */
    isRejected: boolean('is_rejected').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    memberReference('chat_photo_owner', table.brandId, table.ownerId).onDelete('cascade'),
    index('chat_photo_by_owner').on(table.ownerId),
  ],
)

/** A gift that a member received, for their profile. */
export const receivedGift = pgTable(
  'received_gift',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    sequence: integer('sequence').notNull(),
    giftId: text('gift_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'received_gift_key',
      columns: [table.memberId, table.conversationId, table.sequence],
    }),
    memberReference('received_gift_member', table.brandId, table.memberId).onDelete('cascade'),
  ],
)
