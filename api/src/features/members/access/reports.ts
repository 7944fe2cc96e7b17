import type { AnswerOf, getReports, InputOf, reportMember, reportOutcomes } from 'contracts'
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { newReference, normalReference } from '../../../db/new-reference.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { photo, profile } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'
import { isNotBlockedBy } from './blocks.ts'
import { type Asking, findAnybody } from './find-other.ts'

const MOST = 100

export type Report = typeof report.$inferSelect
type Outcome = (typeof reportOutcomes)[number]

/** Keeps a report, once however often it is sent, and answers with its reference. */
export async function keepReport(
  tx: Transaction,
  { brandId, memberId }: Asking,
  { id: sentId, profile: profileId, photo: photoId, reason, text = '' }: InputOf<typeof reportMember>['body'],
  createdAt: Date,
): Promise<string> {
  await refuseNobody(tx, { brandId, memberId }, profileId, photoId)
  const [kept] = await tx
    .insert(report)
    .values({
      id: newId(),
      reference: newReference(),
      brandId,
      sentId,
      reporterId: memberId,
      profileId,
      photoId: photoId ?? null,
      reason,
      text,
      createdAt,
    })
    // Nothing changes, but the row is answered with.
    .onConflictDoUpdate({
      target: [report.brandId, report.reporterId, report.sentId],
      set: { sentId: sql`excluded.sent_id` },
    })
    .returning({ reference: report.reference })
  if (!kept) throw new Error('The report was not kept.')
  return kept.reference
}

/** Who may be seen can be reported, and who is behind a block; of anybody else nothing is told. */
async function refuseNobody(tx: Transaction, asking: Asking, id: string, photoId: string | undefined) {
  const found =
    id === asking.memberId ? undefined : await findAnybody(tx, asking.brandId, asking.memberId, id)
  if (!found || (found.status !== 'active' && !found.isBlocked && !found.hasBlocked)) refuse('not_found')
  if (photoId === undefined) return
  const isTheirs = and(
    eq(photo.id, photoId),
    eq(photo.memberId, id),
    eq(photo.brandId, asking.brandId),
    ne(photo.status, 'deleted'),
  )
  if ((await tx.$count(photo, isTheirs)) === 0) refuse('not_found')
}

/** What a member has reported, the latest first. Who left, or has blocked the member, is not named. */
export async function findOwnReports(
  db: Queryable,
  { brandId, memberId }: Asking,
): Promise<AnswerOf<typeof getReports>> {
  const isSeen = and(eq(profile.memberId, report.profileId), isNotBlockedBy(memberId, profile.memberId))
  const rows = await db
    .select({ report, name: profile.name })
    .from(report)
    .leftJoin(profile, isSeen)
    .where(and(eq(report.reporterId, memberId), eq(report.brandId, brandId)))
    .orderBy(desc(report.createdAt))
    .limit(MOST)
  return {
    reports: rows.map(({ name, report: { reference, reason, photoId, createdAt, outcome } }) => ({
      reference,
      name,
      reason,
      is_photo: photoId !== null,
      reported_at: createdAt.toISOString(),
      outcome,
    })),
  }
}

/** Those that wait, the oldest first, or the latest ones that were decided on. */
export function findReports(db: Queryable, brandId: string, which: 'open' | 'decided') {
  const isOfBrand = eq(report.brandId, brandId)
  const found = db
    .select({ report, name: profile.name })
    .from(report)
    .leftJoin(profile, eq(profile.memberId, report.profileId))
  return which === 'open'
    ? found
        .where(and(isOfBrand, isNull(report.outcome)))
        .orderBy(asc(report.createdAt))
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

/** Says what came of it, which a mail tells who reported. False where it was decided on already. */
export async function decideReport(
  tx: Transaction,
  { id, brandId, reporterId, reference }: Report,
  outcome: Outcome,
  decidedAt: Date,
): Promise<boolean> {
  const isOpen = and(eq(report.id, id), isNull(report.outcome))
  const { rowCount } = await tx.update(report).set({ outcome, decidedAt }).where(isOpen)
  if (rowCount !== 1) return false
  if (reporterId !== null) {
    const mail = { channel: 'mail', kind: 'report-decided', data: { reference, outcome } } as const
    await enqueue(tx, { brandId, memberId: reporterId, ...mail })
  }
  return true
}
