import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { member } from './account.ts'
import { brand } from './site.ts'

/** What is to be told outside of the site, written in the transaction that gives the reason for it. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    /** Whoever is gone is told nothing: the row goes with the member. */
    memberId: text('member_id'),
    /** An e-mail address or a telephone number; without one it is the member's address at the moment of sending. */
    address: text('address'),
    /** Of a push message: one browser. */
    subscriptionId: text('subscription_id'),
    channel: text('channel', { enum: ['mail', 'sms', 'push'] }).notNull(),
    kind: text('kind').notNull(),
    /** What the text is made of; null once it is nobody's business any more. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>(),
    /** Without one, the member's own. */
    locale: text('locale'),
    /** The same thing is told once, however often it is posted. */
    dedupeKey: text('dedupe_key'),
    status: text('status', { enum: ['waiting', 'sending', 'sent', 'skipped', 'dead'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** From when on somebody may take it: a waiting one's next try, the end of the lease of one that is being sent. */
    dueAt: time('due_at').notNull().defaultNow(),
    /** Why it was skipped, failed or is dead. */
    reason: text('reason'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When it came to its end, whichever. */
    settledAt: time('settled_at'),
  },
  (table) => [
    foreignKey({
      name: 'outbox_member',
      columns: [table.brandId, table.memberId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
    unique('outbox_once').on(table.brandId, table.dedupeKey),
    index('outbox_due').on(table.dueAt).where(sql`${table.status} in ('waiting', 'sending')`),
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

export type OutboxRow = typeof outbox.$inferSelect
