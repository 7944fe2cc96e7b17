import type { AnswerOf, getReports, InputOf, reportMember, reportOutcomes } from 'contracts'
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { newReference, normalReference } from '../../../db/new-reference.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { conversationMember } from '../../../tables/chat.ts'
import { photo, profile } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'
import { isNotBlockedBy } from '../visibility/blocks.ts'
import { findUnchecked, type Viewer } from '../visibility/find-other.ts'
import { hasNotLeft } from '../visibility/has-not-left.ts'
import { closeReportCase, openReportCase } from './report-case.ts'
import { copyEvidence } from './report-evidence.ts'

const MOST = 100

export type Report = typeof report.$inferSelect
type ReportForm = InputOf<typeof reportMember>['body']
type Outcome = (typeof reportOutcomes)[number]

/** Inserts a report and returns its reference. Repeating it returns the same; another one is refused. */
export async function insertReport(
  tx: Transaction,
  { brandId, memberId }: Viewer,
  { id: sentId, profile: profileId, photo: photoId, message, reason, text = '' }: ReportForm,
  createdAt: Date,
): Promise<string> {
  const viewer = { brandId, memberId }
  await refuseUnreportable(tx, viewer, { profileId, photoId })
  const evidence =
    message === undefined ? {} : ((await copyEvidence(tx, viewer, profileId, message)) ?? refuse('not_found'))
  const id = newId()
  const [inserted] = await tx
    .insert(report)
    .values({
      id,
      reference: newReference(),
      brandId,
      sentId,
      reporterId: memberId,
      profileId,
      photoId: photoId ?? null,
      ...evidence,
      reason,
      text,
      createdAt,
    })
    // A no-op update, because `do nothing` would return no row.
    .onConflictDoUpdate({
      target: [report.brandId, report.reporterId, report.sentId],
      set: { sentId: sql`excluded.sent_id` },
    })
    .returning()
  if (!inserted) throw new Error('The report was not inserted.')
  const isSame =
    inserted.profileId === profileId &&
    inserted.photoId === (photoId ?? null) &&
    inserted.messageSequence === (message ?? null) &&
    inserted.reason === reason
  if (!isSame) refuse('id_reused')
  if (inserted.id === id) await openReportCase(tx, inserted)
  return inserted.reference
}

interface Reported {
  readonly profileId: string
  readonly photoId: string | undefined
}

/**
 * A member can report anyone they can find, anyone with a block between them, and anyone with whom they have
 * a conversation. For all others the refusal doesn't reveal whether they exist.
 */
async function refuseUnreportable(
  tx: Transaction,
  { brandId, memberId }: Viewer,
  { profileId, photoId }: Reported,
) {
  const found = profileId === memberId ? undefined : await findUnchecked(tx, brandId, memberId, profileId)
  if (!found) refuse('not_found')
  const isChat = and(eq(conversationMember.memberId, memberId), eq(conversationMember.otherId, profileId))
  const isKnown = found.status === 'active' || found.isBlocked || found.hasBlocked
  if (!isKnown && (await tx.$count(conversationMember, isChat)) === 0) refuse('not_found')
  if (photoId === undefined) return
  const isTheirs = and(
    eq(photo.id, photoId),
    eq(photo.memberId, profileId),
    eq(photo.brandId, brandId),
    ne(photo.status, 'deleted'),
  )
  if ((await tx.$count(photo, isTheirs)) === 0) refuse('not_found')
}

/** The viewer's reports, the latest first, without names of members who left or blocked the viewer. */
export async function findOwnReports(
  db: Queryable,
  { brandId, memberId }: Viewer,
): Promise<AnswerOf<typeof getReports>> {
  const isSeen = and(
    eq(profile.memberId, report.profileId),
    hasNotLeft(profile.memberId),
    isNotBlockedBy(memberId, profile.memberId),
  )
  const rows = await db
    .select({ report, name: profile.name })
    .from(report)
    .leftJoin(profile, isSeen)
    .where(and(eq(report.reporterId, memberId), eq(report.brandId, brandId)))
    .orderBy(desc(report.createdAt))
    .limit(MOST)
  return {
    reports: rows.map(
      ({ name, report: { reference, reason, photoId, messageSequence, createdAt, outcome } }) => ({
        reference,
        name,
        reason,
        is_photo: photoId !== null,
        is_message: messageSequence !== null,
        reported_at: createdAt.toISOString(),
        outcome,
      }),
    ),
  }
}

/** The open reports, those of minors first and then the oldest, or the decided ones, the latest first. */
export function findReports(db: Queryable, brandId: string, which: 'open' | 'decided') {
  const isOfBrand = eq(report.brandId, brandId)
  const found = db
    .select({ report, name: profile.name })
    .from(report)
    .leftJoin(profile, eq(profile.memberId, report.profileId))
  return which === 'open'
    ? found
        .where(and(isOfBrand, isNull(report.outcome)))
        .orderBy(ne(report.reason, 'under-age'), asc(report.createdAt))
        .limit(MOST)
    : found
        .where(and(isOfBrand, isNotNull(report.outcome)))
        .orderBy(desc(report.decidedAt))
        .limit(MOST)
}

export async function findReport(db: Queryable, brandId: string, reference: string) {
  const isIt = and(eq(report.brandId, brandId), eq(report.reference, normalReference(reference)))
  const [found] = await db.select().from(report).where(isIt)
  return found
}

/** Whether a report is undecided; it stays so until the transaction ends. */
export async function isReportOpen(tx: Transaction, { id }: Pick<Report, 'id'>): Promise<boolean> {
  const [found] = await tx
    .select({ outcome: report.outcome })
    .from(report)
    .where(eq(report.id, id))
    .for('share')
  return found?.outcome === null
}

/** Records the decision and mails it to the reporter. Returns false if the report was already decided. */
export async function decideReport(
  tx: Transaction,
  decided: Report,
  outcome: Outcome,
  decidedAt: Date,
): Promise<boolean> {
  const { id, brandId, reporterId, reference } = decided
  const isOpen = and(eq(report.id, id), isNull(report.outcome))
  const { rowCount } = await tx.update(report).set({ outcome, decidedAt }).where(isOpen)
  if (rowCount !== 1) return false
  await closeReportCase(tx, decided, decidedAt)
  if (reporterId !== null) {
    const mail = { channel: 'mail', kind: 'report-decided', data: { reference, outcome } } as const
    await enqueue(tx, { brandId, memberId: reporterId, ...mail })
  }
  return true
}
