import type { OrderDifference, SwitchAnswer } from 'contracts'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { paymentOrder } from './orders.ts'

/** What the switch said about an order when staff asked last, whatever it has said in webhooks since. */
export const switchAnswer = pgTable(
  'switch_answer',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    askedAt: time('asked_at').notNull(),
    /** Our side at that time: see `oursOf`. Once it is another one, the answer is old. */
    ours: text('ours').notNull(),
    told: jsonb('told').$type<SwitchAnswer['told']>(),
    /** Why it said nothing. */
    problem: text('problem').$type<NonNullable<SwitchAnswer['problem']>>(),
    differences: jsonb('differences').$type<readonly OrderDifference[]>().notNull(),
  },
  (table) => [
    index('switch_answer_that_differs').on(table.orderId).where(sql`${table.differences} <> '[]'::jsonb`),
  ],
)
