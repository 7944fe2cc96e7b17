import { reportOutcomes, reportReasons } from 'contracts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { brand } from './site.ts'

/** What somebody reported of a member. It outlives both accounts: what was done must be explained. */
export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    /** Made by the page that sent it. */
    sentId: text('sent_id').notNull(),
    reference: text('reference').notNull(),
    /** Null once that account is gone. */
    reporterId: text('reporter_id'),
    profileId: text('profile_id').notNull(),
    photoId: text('photo_id'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    outcome: text('outcome', { enum: reportOutcomes }),
    decidedAt: time('decided_at'),
  },
  (table) => [
    unique('report_reference').on(table.brandId, table.reference),
    unique('report_sent').on(table.brandId, table.reporterId, table.sentId),
    index('report_by_reporter').on(table.reporterId, table.createdAt),
    index('report_open').on(table.brandId, table.createdAt).where(sql`${table.outcome} is null`),
    index('report_of_profile').on(table.profileId, table.createdAt),
    check('report_decided', sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
  ],
)
