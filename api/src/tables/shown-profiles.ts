import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The profiles that a member or a visitor's network was shown on a day (UTC), against copying. */
export const shownProfiles = pgTable(
  'shown_profiles',
  {
    /** A member's id, or a visitor's network. */
    viewer: text('viewer').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** 32-bit hashes of the profiles' ids: a row stays small, and doesn't tell who saw whom. */
    shown: integer('shown').array().notNull(),
  },
  (table) => [
    primaryKey({ name: 'shown_profiles_key', columns: [table.viewer, table.day] }),
    index('shown_profiles_by_day').on(table.day),
  ],
)
