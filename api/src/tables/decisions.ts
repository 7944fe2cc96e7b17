import { decisionKinds, rejectionReasons, reportReasons } from 'contracts'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import type { MessagePlace } from './chat.ts'
import { brandReference } from './site.ts'

export const decisionSources = ['report', 'staff', 'rule'] as const

/** The thing that was taken away, to restore it if the decision is lifted. */
interface DecisionSubject {
  /** A photo of the gallery or of a conversation. */
  readonly photo?: string
  /** The name, the text about the member, the text of the message, or the note to the gift. */
  readonly text?: string
  /** Where in a conversation the text or the photo stood. */
  readonly message?: MessagePlace
}

/**
 * A decision of staff about a member, with the reasons that the member was given (DSA, article 17). A ban
 * stays as long as the account, any other one until `CASE_DAYS` after its end.
 */
export const decision = pgTable(
  'decision',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind', { enum: decisionKinds }).notNull(),
    subject: jsonb('subject').$type<DecisionSubject>().notNull(),
    /** The rule that was broken, named as in the reports of members. */
    rule: text('rule', { enum: reportReasons }).notNull(),
    facts: text('facts').notNull(),
    /** A member's report, what staff saw themselves, or what an automatic rule found. */
    source: text('source', { enum: decisionSources }).notNull(),
    reportId: text('report_id'),
    decidedBy: text('decided_by').notNull(),
    /** The first of the two moderators who agreed on a ban. */
    proposedBy: text('proposed_by'),
    decidedAt: time('decided_at').notNull(),
    /** When a suspension ends. */
    until: time('until'),
    liftedAt: time('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (table) => [
    memberReference('decision_member', table.brandId, table.memberId).onDelete('cascade'),
    unique('decision_reference').on(table.brandId, table.reference),
    index('decision_by_member').on(table.memberId, table.decidedAt),
    index('decision_by_time').on(table.brandId, table.decidedAt),
    check('decision_until', sql`(${table.kind} = 'suspend') = (${table.until} is not null)`),
    check('decision_lifted', sql`(${table.liftedAt} is null) = (${table.liftedBy} is null)`),
  ],
)

/** Pictures that staff have rejected, to know them again whoever uploads them: what they look like, and nobody's name. */
export const rejectedPicture = pgTable(
  'rejected_picture',
  {
    brandId: brandReference(),
    dhash: text('dhash').notNull(),
    rejection: text('rejection', { enum: rejectionReasons }).notNull(),
    rejectedAt: time('rejected_at').notNull(),
  },
  (table) => [primaryKey({ name: 'rejected_picture_key', columns: [table.brandId, table.dhash] })],
)
