import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { ReportedMessage } from '../../../tables/reports.ts'
import { report } from '../../../tables/reports.ts'
import { isOnSame, isOpenOnSame } from '../../members/reports/report-case.ts'
import type { Report } from '../../members/reports/reports.ts'
import type { CaseRow } from './case-rows.ts'

/** The undecided reports that a case joins, the oldest first; those that were decided if it is decided again. */
export function findCaseReports(
  db: Queryable,
  { brandId, subjectKind, subjectId, memberId, sampleOf }: CaseRow,
) {
  const [conversationId, sequence] = subjectKind === 'message' ? subjectId.split(':') : []
  const isOn = sampleOf === null ? isOpenOnSame : isOnSame
  const isOnSubject = isOn({
    profileId: memberId ?? '',
    photoId: subjectKind === 'photo' ? subjectId : null,
    conversationId: conversationId ?? null,
    messageSequence: sequence === undefined ? null : Number(sequence),
  })
  return db
    .select()
    .from(report)
    .where(and(eq(report.brandId, brandId), isOnSubject))
    .orderBy(asc(report.createdAt), asc(report.id))
}

/** The reported message as it stood; undefined if the report is about something else. */
export function reportedMessage({
  evidence,
  messageSequence,
}: Pick<Report, 'evidence' | 'messageSequence'>): ReportedMessage | undefined {
  return evidence?.find(({ sequence }) => sequence === messageSequence)
}
