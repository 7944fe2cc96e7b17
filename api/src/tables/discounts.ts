import type { Country, Currency, PaymentMethodId } from 'contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { brandReference } from './site.ts'

/**
 * §3: the discount codes of a brand. Each member can use a code once; `payment_order` records with which
 * order. The time bonus and the weekly deal are rules, not rows.
 */
export const discountCode = pgTable(
  'discount_code',
  {
    brandId: brandReference(),
    /** In capitals. */
    code: text('code').notNull(),
    percentage: integer('percentage').notNull(),
    /** The only member who can use it; null for everyone. */
    memberId: text('member_id'),
    country: text('country').$type<Country>(),
    currency: text('currency').$type<Currency>(),
    /** Smallest ordinary price, in the currency's minor unit. */
    minimumOrder: integer('minimum_order').notNull().default(0),
    /** The only ways to pay it is valid with; empty for all. */
    methods: jsonb('methods').$type<readonly PaymentMethodId[]>().notNull().default([]),
    /** §4: the code that members without a purchase get on their own. */
    isWelcome: boolean('is_welcome').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** Made for a member who was about to leave; each gets one. */
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** The name of the campaign for which it was made, with many others. */
    campaign: text('campaign'),
    /** The most orders, of all members, that it is for; null without a limit. */
    mostUses: integer('most_uses'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
  },
  (table) => [
    primaryKey({ name: 'discount_code_key', columns: [table.brandId, table.code] }),
    memberReference('discount_code_member', table.brandId, table.memberId).onDelete('cascade'),
    index('discount_code_of_member').on(table.memberId),
    index('discount_code_of_campaign')
      .on(table.brandId, table.campaign)
      .where(sql`${table.campaign} is not null`),
    check('discount_code_percentage', sql`${table.percentage} between 1 and 90`),
    check('discount_code_most_uses', sql`${table.mostUses} > 0`),
    check('discount_code_capitals', sql`${table.code} = upper(${table.code})`),
  ],
)
