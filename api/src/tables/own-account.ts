import { notificationKinds } from 'contracts'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { brandReference } from './site.ts'

const tokenPurposes = ['activate', 'reset-password', 'mail-change', 'reactivate'] as const

export type TokenPurpose = (typeof tokenPurposes)[number]

/** The token of a mailed link; a member has one for each purpose, so a newer one replaces the older. */
export const accountToken = pgTable(
  'account_token',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** SHA-256 of the token, so that a leaked table opens no link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that following the link proves, if it is not the account's current one. */
    email: text('email'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'account_token_key', columns: [table.memberId, table.purpose] }),
    memberReference('account_token_member', table.brandId, table.memberId).onDelete('cascade'),
  ],
)

/** The link that undoes a change of address, mailed to the old one, which stays reserved. */
export const mailUndo = pgTable(
  'mail_undo',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The address that following the link brings back. */
    email: text('email').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    memberReference('mail_undo_member', table.brandId, table.memberId).onDelete('cascade'),
    index('mail_undo_by_member').on(table.memberId),
    index('mail_undo_by_email').on(table.brandId, table.email),
    index('mail_undo_by_time').on(table.expiresAt),
  ],
)

/** A member's choice for one kind of notification. Without a row the contract's defaults apply. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    email: boolean('email').notNull(),
    push: boolean('push').notNull(),
    /** An unsubscribe link turned the mails off; undoing that turns them on again. */
    stoppedByLink: boolean('stopped_by_link').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'notification_choice_key', columns: [table.memberId, table.kind] }),
    memberReference('notification_choice_member', table.brandId, table.memberId).onDelete('cascade'),
  ],
)

/** A member's correction of their date of birth, which is possible once. */
export const birthCorrection = pgTable(
  'birth_correction',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    was: date('was', { mode: 'string' }).notNull(),
    is: date('is', { mode: 'string' }).notNull(),
    createdAt: time('created_at').notNull(),
    /** When staff reviewed it. */
    reviewedAt: time('reviewed_at'),
  },
  (table) => [
    memberReference('birth_correction_member', table.brandId, table.memberId).onDelete('cascade'),
    index('birth_correction_waiting')
      .on(table.brandId, table.createdAt)
      .where(sql`${table.reviewedAt} is null`),
  ],
)

/**
 * The addresses of deleted accounts. They get what new members get only once in `RETURN_DAYS`; those of banned
 * members cannot sign up for `BAN_DAYS`.
 */
export const leftAddress = pgTable(
  'left_address',
  {
    brandId: brandReference(),
    /** A keyed hash, which nobody can look up. */
    email: text('email').notNull(),
    leftAt: time('left_at').notNull(),
    isBanned: boolean('is_banned').notNull().default(false),
  },
  (table) => [primaryKey({ name: 'left_address_key', columns: [table.brandId, table.email] })],
)
