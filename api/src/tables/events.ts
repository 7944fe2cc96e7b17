import type { UserEvent } from 'contracts'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'

/** The latest number of each member's events. Publishing locks the row until the commit. */
export const userEventCursor = pgTable(
  'user_event_cursor',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    lastSequence: integer('last_sequence').notNull(),
  },
  (table) => [memberReference('user_event_cursor_member', table.brandId, table.memberId).onDelete('cascade')],
)

/** A member's latest event number in a left join; 0 before the first event. */
export const lastSequence = sql<number>`coalesce(${userEventCursor.lastSequence}, 0)`

/** The member whose name and picture an event of a like or a match holds. */
export const profileId = sql`event -> 'profile' ->> 'id'`

/**
 * Events for a member's open pages, numbered without gaps in commit order. Divided by weeks, so the time is part of the key;
 * the cursor, which publishing locks, is what gives a number only once.
 */
export const userEvent = pgTable(
  'user_event',
  {
    memberId: text('member_id').notNull(),
    sequence: integer('sequence').notNull(),
    event: jsonb('event').$type<UserEvent>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'user_event_key', columns: [table.memberId, table.sequence, table.createdAt] }),
    foreignKey({
      name: 'user_event_cursor_of',
      columns: [table.memberId],
      foreignColumns: [userEventCursor.memberId],
    }).onDelete('cascade'),
    index('user_event_of_profile').on(sql`(${profileId})`).where(sql`${profileId} is not null`),
  ],
)
