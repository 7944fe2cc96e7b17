import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { brandReference } from './site.ts'

/** Messages to be sent, inserted in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    /** Deleting a member deletes their messages. */
    memberId: text('member_id'),
    /** An e-mail address or a phone number; if null, the member's address at the time of sending. */
    address: text('address'),
    /** The browser that a push message goes to. */
    subscriptionId: text('subscription_id'),
    channel: text('channel', { enum: ['mail', 'sms', 'push'] }).notNull(),
    kind: text('kind').notNull(),
    /** The data that the text is rendered from; null after sending. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>(),
    /** Defaults to the member's language. */
    locale: text('locale'),
    /** Messages with the same key are sent once. */
    dedupeKey: text('dedupe_key'),
    status: text('status', { enum: ['waiting', 'sending', 'sent', 'skipped', 'dead'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When a sender may claim the row: at the next attempt, or when the lease of another sender ends. */
    dueAt: time('due_at').notNull().defaultNow(),
    /** The reason why it was skipped, failed or is dead. */
    reason: text('reason'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When it was sent or skipped, or died. */
    settledAt: time('settled_at'),
    /** When the provider reported that a text reached its phone. */
    deliveredAt: time('delivered_at'),
    /** The trace that caused it, as the header `traceparent` says it; null while nothing is traced. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    memberReference('outbox_member', table.brandId, table.memberId).onDelete('cascade'),
    unique('outbox_once').on(table.brandId, table.dedupeKey),
    index('outbox_due').on(table.channel, table.dueAt).where(sql`${table.status} in ('waiting', 'sending')`),
    index('outbox_dead').on(table.settledAt).where(sql`${table.status} = 'dead'`),
    index('outbox_full')
      .on(table.settledAt)
      .where(sql`${table.data} is not null and ${table.settledAt} is not null`),
    index('outbox_by_time').on(table.createdAt),
    index('outbox_by_member').on(table.memberId),
    check('outbox_channel', sql`${table.channel} in ('mail', 'sms', 'push')`),
    check('outbox_status', sql`${table.status} in ('waiting', 'sending', 'sent', 'skipped', 'dead')`),
    check(
      'outbox_somebody',
      sql`${table.memberId} is not null or ${table.address} is not null or ${table.data} is null`,
    ),
    check('outbox_browser', sql`(${table.channel} = 'push') = (${table.subscriptionId} is not null)`),
  ],
)

/** A member for whom something new has happened, until it is decided whether to mail them. */
export const newsDue = pgTable(
  'news_due',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    /** When to decide: a while after the first event, or after quiet hours. */
    dueAt: time('due_at').notNull(),
  },
  (table) => [
    memberReference('news_due_member', table.brandId, table.memberId).onDelete('cascade'),
    index('news_due_by_time').on(table.dueAt),
  ],
)

/** The news mails that a member got, for the daily cap. */
export const newsSent = pgTable(
  'news_sent',
  {
    memberId: text('member_id').notNull(),
    brandId: text('brand_id').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'news_sent_key', columns: [table.memberId, table.sentAt] }),
    memberReference('news_sent_member', table.brandId, table.memberId).onDelete('cascade'),
    index('news_sent_by_time').on(table.sentAt),
  ],
)

/** Bounces and complaints that the mail provider has reported, so that a repeated report changes nothing. */
export const mailReport = pgTable(
  'mail_report',
  {
    /** SHA-256 of the report's id, so that the table holds no addresses. */
    id: text('id').primaryKey(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [index('mail_report_by_time').on(table.receivedAt)],
)

export type OutboxRow = typeof outbox.$inferSelect
