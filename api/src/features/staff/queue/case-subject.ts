import type { CaseMember, CaseReport, CaseSubject, OwnPhoto } from 'contracts'
import { eq } from 'drizzle-orm'
import { flagsIn } from '../../../cases/text-flags.ts'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { complaint } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import { decidersOf } from '../../account/decisions/lift.ts'
import { findAlike } from '../../members/photos/picture-hashes.ts'
import { findReportersRecord } from '../../members/reports/report-case.ts'
import type { Report } from '../../members/reports/reports.ts'
import type { CaseRow } from './case-rows.ts'
import { namesOf } from './names-of.ts'
import { pastDecisions } from './past-decisions.ts'

interface Known {
  readonly member: CaseMember | null
  readonly reports: readonly Report[]
  readonly me: string
}

/** The thing that a case is about. */
export async function findSubject(db: Queryable, about: CaseRow, known: Known): Promise<CaseSubject> {
  const { kind, subjectId } = about
  const photo = (id: string): OwnPhoto | null => known.member?.photos.find((one) => one.id === id) ?? null
  switch (kind) {
    case 'photo':
      return { kind, photo: photo(subjectId), ...(await findAlike(db, about)) }
    case 'report':
      return {
        kind,
        photo: photo(subjectId),
        reports: (await shownReports(db, known.reports)).map((one) =>
          about.sampleOf === null ? one : { ...one, outcome: null },
        ),
        has_messages: about.subjectKind === 'message' && known.reports.length > 0,
      }
    case 'text':
      return flagged(kind, known.member?.about_me)
    case 'name':
      return flagged(kind, known.member?.name)
    case 'objection':
    case 'complaint':
      return complained(db, { kind, id: subjectId, me: known.me, photo, isAgain: about.sampleOf !== null })
  }
}

const flagged = (kind: 'text' | 'name', text?: string | null) => ({
  kind,
  text: text ?? '',
  flags: flagsIn(text ?? ''),
})

async function shownReports(db: Queryable, reports: readonly Report[]): Promise<CaseReport[]> {
  const names = await namesOf(
    db,
    reports.flatMap(({ reporterId }) => reporterId ?? []),
  )
  return Promise.all(
    reports.map(async ({ reference, reason, text, createdAt, outcome, reporterId }) => {
      const name = reporterId === null ? undefined : names.get(reporterId)
      return {
        reference,
        reason,
        text,
        reported_at: createdAt.toISOString(),
        outcome,
        reporter:
          reporterId !== null && name !== undefined
            ? { id: reporterId, name, ...(await recordOf(db, reporterId)) }
            : null,
      }
    }),
  )
}

async function recordOf(db: Queryable, id: string) {
  const { reports, acted, nothingFound } = await findReportersRecord(db, id)
  return { reports, acted, nothing_found: nothingFound }
}

interface Complained {
  readonly kind: 'objection' | 'complaint'
  readonly id: string
  readonly me: string
  readonly photo: (id: string) => OwnPhoto | null
  /** Whether it is decided again, unaware of the first time. */
  readonly isAgain: boolean
}

async function complained(db: Queryable, { kind, id, me, photo, isAgain }: Complained): Promise<CaseSubject> {
  const [found] = await db
    .select({ complaint, decision })
    .from(complaint)
    .leftJoin(decision, eq(decision.id, complaint.decisionId))
    .where(eq(complaint.id, id))
  if (!found) refuse('not_found')
  const { reference, topic, email, text, createdAt } = found.complaint
  if (kind === 'complaint')
    return { kind, reference, topic, email, text, complained_at: createdAt.toISOString() }
  if (!found.decision) refuse('not_found')
  const [about = refuse('not_found')] = await pastDecisions(db, [found.decision])
  const { subject } = found.decision
  const removed = subject.photo === undefined ? null : photo(subject.photo)
  return {
    kind,
    reference,
    text,
    objected_at: createdAt.toISOString(),
    decision: isAgain ? { ...about, lifted_at: null } : about,
    removed_text: subject.text ?? null,
    removed_photo: removed && isAgain ? { ...removed, status: 'rejected' } : removed,
    is_own_decision: decidersOf(found.decision).includes(me),
  }
}
