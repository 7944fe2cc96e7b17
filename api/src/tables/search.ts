import { type Country, genders, interests, sexualities } from 'contracts'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'

/**
 * The ten minutes of a member's last visit, by which searches sort: as in the indexes. It includes their end, as the moment
 * of a search does.
 */
export const activityStep = sql.raw(
  "date_bin('10 minutes', last_active, timestamptz '2000-01-01 00:00:00.000001+00')",
)

/**
 * The columns that search needs, in one narrow table. Triggers keep it in step with profiles, preferences and photos
 * (`sync_member_search`); the server writes only `last_active`, see `last-active.ts`.
 *
 * Its indexes are in the migration: they include the filter columns, so that a search fetches only rows that it shows.
 */
export const memberSearch = pgTable(
  'member_search',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    /** Whether others can find the member: the profile is active. */
    isListed: boolean('is_listed').notNull(),
    isForVisitors: boolean('is_for_visitors').notNull(),
    gender: text('gender', { enum: genders }),
    /** The effective orientation (`orientationOf`): by preferred genders, else by sexuality. */
    sexuality: text('sexuality', { enum: sexualities }),
    country: text('country').$type<Country>(),
    region: text('region'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    interests: text('interests', { enum: interests }).array().notNull(),
    isFictional: boolean('is_fictional').notNull(),
    /** Whether there is an approved main photo. */
    hasPhoto: boolean('has_photo').notNull(),
    /** Approved photos, public and private. */
    photoCount: integer('photo_count').notNull(),
    joinedAt: time('joined_at').notNull(),
    lastActive: time('last_active').notNull(),
  },
  (table) => [memberReference('member_search_member', table.brandId, table.memberId).onDelete('cascade')],
)
