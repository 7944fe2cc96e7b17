import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'

/** The demo world as it stands: one row, or none before there was one. */
export const demoWorld = pgTable(
  'demo_world',
  {
    /** Always true: there is one world. */
    isOnly: boolean('is_only').primaryKey().default(true),
    /** 0: somebody removed it, and it does not come back by itself. */
    members: integer('members').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('demo_world_is_one', sql`${table.isOnly}`)],
)
