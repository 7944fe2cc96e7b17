import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'

/** The state of the demo world: one row, or none before the first world. */
export const demoWorld = pgTable(
  'demo_world',
  {
    /** Always true, so that there is only one row. */
    isOnly: boolean('is_only').primaryKey().default(true),
    /** 0: the world was removed and must not be created again unasked. */
    members: integer('members').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('demo_world_is_one', sql`${table.isOnly}`)],
)
