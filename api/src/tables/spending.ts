import type { Currency } from 'contracts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'

/** The most that a member wants to spend in a month. */
export const spendingLimit = pgTable(
  'spending_limit',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    /** Null for no limit. */
    amount: integer('amount'),
    currency: text('currency').$type<Currency>(),
    /** From `next_from` on these apply instead. */
    nextAmount: integer('next_amount'),
    nextCurrency: text('next_currency').$type<Currency>(),
    nextFrom: time('next_from'),
  },
  (table) => [
    memberReference('spending_limit_member', table.brandId, table.memberId).onDelete('cascade'),
    check(
      'spending_limit_amounts',
      sql`(${table.amount} is null) = (${table.currency} is null) and (${table.nextAmount} is null) = (${table.nextCurrency} is null)`,
    ),
  ],
)
