import { type Currency, refundStatuses } from 'contracts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { listed } from './listed.ts'
import { paymentOrder } from './orders.ts'

/** §9: refunds of unused credits that members asked for; an order has one at most. */
export const orderRefund = pgTable(
  'order_refund',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    brandId: text('brand_id').notNull(),
    /** Null once the member is deleted. */
    memberId: text('member_id'),
    /** The refund's id at the switch, made by us. */
    refundId: text('refund_id').notNull().unique(),
    status: text('status', { enum: refundStatuses }).notNull(),
    credits: integer('credits').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When it succeeded or failed. */
    settledAt: time('settled_at'),
    /** Why it failed, in the switch's words. */
    failure: text('failure'),
  },
  (table) => [
    memberReference('order_refund_member', table.brandId, table.memberId).onDelete('set null'),
    index('order_refund_by_day').on(table.brandId, sql`coalesce(${table.settledAt}, ${table.createdAt})`),
    index('order_refund_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index('order_refund_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    check('order_refund_status', sql`${table.status} in (${listed(refundStatuses)})`),
    check('order_refund_amounts', sql`${table.credits} > 0 and ${table.amount} > 0`),
  ],
)

const disputeStates = ['open', 'won', 'lost'] as const

/** Chargebacks and returned debits, as the switch tells them. */
export const paymentDispute = pgTable(
  'payment_dispute',
  {
    /** The switch's id. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    state: text('state', { enum: disputeStates }).notNull(),
    reason: text('reason'),
    openedAt: time('opened_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('payment_dispute_of_order').on(table.orderId),
    index('payment_dispute_lost').on(table.changedAt).where(sql`${table.state} = 'lost'`),
    check('payment_dispute_state', sql`${table.state} in (${listed(disputeStates)})`),
  ],
)
