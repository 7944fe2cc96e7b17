import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'

/** A member's answer about another one in the swipe game. */
export const swipe = pgTable(
  'swipe',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    otherId: text('other_id').notNull(),
    answer: text('answer', { enum: ['yes', 'no'] }).notNull(),
    /** Whether this answer gave the like; undoing the answer then takes the like back. */
    gaveLike: boolean('gave_like').notNull(),
    answeredAt: time('answered_at').notNull(),
    /** When the answer was undone; since then the other member is undecided again. */
    undoneAt: time('undone_at'),
  },
  (table) => [
    primaryKey({ name: 'swipe_pair', columns: [table.memberId, table.otherId] }),
    memberReference('swipe_member', table.brandId, table.memberId).onDelete('cascade'),
    memberReference('swipe_other', table.brandId, table.otherId).onDelete('cascade'),
    index('swipe_by_time').on(table.memberId, table.answeredAt),
    index('swipe_of_other').on(table.otherId),
  ],
)

/** §9: the likes that a member gave in the game on a date in a zone. Undoing gives none back. */
export const swipeDay = pgTable(
  'swipe_day',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    zone: text('zone').notNull(),
    likes: integer('likes').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'swipe_day_key', columns: [table.memberId, table.day, table.zone] }),
    memberReference('swipe_day_member', table.brandId, table.memberId).onDelete('cascade'),
  ],
)
