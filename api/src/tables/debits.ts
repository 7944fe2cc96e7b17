import type { Country, Currency } from 'contracts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { paymentOrder } from './orders.ts'

/** The mandates for direct debits, kept for `MANDATE_DAYS`. Only the switch keeps the account's number. */
export const debitMandate = pgTable(
  'debit_mandate',
  {
    /** The mandate's reference, which the bank statement shows. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    brandId: text('brand_id').notNull(),
    /** Null once the member is deleted. */
    memberId: text('member_id'),
    accountHolder: text('account_holder').notNull(),
    /** Such as `NL•• •••• •••• ••43 00`. */
    maskedIban: text('masked_iban').notNull(),
    street: text('street').notNull(),
    houseNumber: text('house_number').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    creditorId: text('creditor_id').notNull(),
    acceptedAt: time('accepted_at').notNull(),
    ipAddress: text('ip_address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    memberReference('debit_mandate_member', table.brandId, table.memberId).onDelete('set null'),
    index('debit_mandate_of_member').on(table.memberId),
    index('debit_mandate_to_number').on(table.mobileNumber),
  ],
)

/** The SMS codes that were sent. */
export const debitCode = pgTable(
  'debit_code',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the code with the account and number that it was sent for. */
    codeHash: text('code_hash').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    memberReference('debit_code_member', table.brandId, table.memberId).onDelete('cascade'),
    index('debit_code_of_member').on(table.memberId, table.sentAt),
    index('debit_code_to_number').on(table.mobileNumber, table.sentAt),
  ],
)

/** §8: debits that a bank returned. Rows stay, so that old news does not close debits again. */
export const debitBlock = pgTable(
  'debit_block',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    blockedAt: time('blocked_at').notNull(),
    reopenedAt: time('reopened_at'),
  },
  (table) => [
    memberReference('debit_block_member', table.brandId, table.memberId).onDelete('cascade'),
    index('debit_block_of_member').on(table.memberId),
  ],
)

/** Deleted members who had saved ways to pay, until the switch has forgotten these. */
export const leftCustomer = pgTable('left_customer', {
  /** The deleted member's id, by which the switch knows them. */
  id: text('id').primaryKey(),
  /** A purchase of theirs: the switch lists the methods that suit one. */
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  country: text('country').$type<Country>().notNull(),
  leftAt: time('left_at').notNull(),
})
