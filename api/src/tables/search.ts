import { type Country, genders, interests, sexualities } from 'contracts'
import { boolean, date, foreignKey, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { member } from './account.ts'

/**
 * What search asks of a member, narrow and in one place. Triggers of the database keep it as the profile and its photos are
 * (`sync_member_search`), whoever changes them; `last_active` alone is written here, see `last-active.ts`.
 *
 * Its indexes stand in the migration: they carry what a search may filter by (`include`), so that no row is fetched that is
 * not shown.
 */
export const memberSearch = pgTable(
  'member_search',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    /** Whether others find the member at all: an active profile. */
    isListed: boolean('is_listed').notNull(),
    isForVisitors: boolean('is_for_visitors').notNull(),
    gender: text('gender', { enum: genders }),
    sexuality: text('sexuality', { enum: sexualities }),
    country: text('country').$type<Country>(),
    region: text('region'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    interests: text('interests', { enum: interests }).array().notNull(),
    isFictional: boolean('is_fictional').notNull(),
    /** A main one that others see. */
    hasPhoto: boolean('has_photo').notNull(),
    /** Active ones, private or not. */
    photoCount: integer('photo_count').notNull(),
    joinedAt: time('joined_at').notNull(),
    lastActive: time('last_active').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'member_search_member',
      columns: [table.brandId, table.memberId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
  ],
)
