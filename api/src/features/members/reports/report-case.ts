import type { Severity } from 'contracts'
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import { openCase } from '../../../cases/open-case.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { memberLike } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'

type Report = typeof report.$inferSelect
type Subject = Pick<Report, 'profileId' | 'photoId' | 'conversationId' | 'messageSequence'>

const SEVERITIES: Readonly<Record<Report['reason'], Severity>> = {
  'under-age': 'urgent',
  harassment: 'high',
  scam: 'high',
  'not-themselves': 'normal',
  offensive: 'normal',
  'paid-services': 'normal',
  other: 'low',
}

/** Likes from which a member counts as widely seen. */
const MANY_LIKES = 50

/** Reports on which staff acted, from which their reporter counts as trusted if nothing was found in few of the others. */
const MANY_ACTED = 3

/** The thing that a report is about: its kind, and an id that all reports on it share. */
function reportSubject({ profileId, photoId, conversationId, messageSequence }: Subject) {
  if (messageSequence !== null)
    return { kind: 'message', id: `${conversationId}:${messageSequence}` } as const
  return photoId === null
    ? ({ kind: 'profile', id: profileId } as const)
    : ({ kind: 'photo', id: photoId } as const)
}

/** Whether a report is about the same thing as this one. */
export function isOnSame({ profileId, photoId, conversationId, messageSequence }: Subject) {
  return and(
    eq(report.profileId, profileId),
    sql`${report.photoId} is not distinct from ${photoId}`,
    sql`${report.conversationId} is not distinct from ${conversationId}`,
    sql`${report.messageSequence} is not distinct from ${messageSequence}`,
  )
}

/** The same, and undecided. */
export const isOpenOnSame = (subject: Subject) => and(isOnSame(subject), isNull(report.outcome))

/** Has a new report wait for staff. Nobody brings a case forward by reporting the same thing again. */
export async function openReportCase(tx: Transaction, about: Report): Promise<void> {
  const { id, brandId, profileId, reporterId, reason, createdAt } = about
  const isAgain = and(isOpenOnSame(about), eq(report.reporterId, reporterId ?? ''), ne(report.id, id))
  if ((await tx.$count(report, isAgain)) > 0) return
  await openCase(
    tx,
    {
      brandId,
      kind: 'report',
      subject: reportSubject(about),
      memberId: profileId,
      // Staff don't decide what they have reported.
      notBy: reporterId === null ? [] : [reporterId],
      reason,
      severity: SEVERITIES[reason],
      isWidelySeen: await isWidelySeen(tx, profileId),
      isTrusted: await isTrusted(tx, reporterId),
    },
    createdAt,
  )
}

/** Closes the case of a decided report, unless others on the same thing are open. */
export async function closeReportCase(tx: Transaction, decided: Report, now: Date): Promise<void> {
  if ((await tx.$count(report, isOpenOnSame(decided))) > 0) return
  const { brandId } = decided
  await closeCase(tx, { brandId, kind: 'report', subjectId: reportSubject(decided).id }, 'done', now)
}

async function isWidelySeen(db: Queryable, memberId: string): Promise<boolean> {
  const likes = db
    .select({ one: sql`1` })
    .from(memberLike)
    .where(eq(memberLike.likedId, memberId))
    .limit(MANY_LIKES)
    .as('likes')
  const [found] = await db.select({ likes: count() }).from(likes)
  return found?.likes === MANY_LIKES
}

/** How many reports a member has sent in all, and what became of them. */
export async function findReportersRecord(db: Queryable, reporterId: string) {
  const sent = (outcome: string) =>
    sql<number>`count(*) filter (where ${report.outcome} = ${outcome})::integer`
  const [found] = await db
    .select({ reports: count(), acted: sent('acted'), nothingFound: sent('nothing-found') })
    .from(report)
    .where(eq(report.reporterId, reporterId))
  return found ?? { reports: 0, acted: 0, nothingFound: 0 }
}

async function isTrusted(db: Queryable, reporterId: string | null): Promise<boolean> {
  if (reporterId === null) return false
  const { acted, nothingFound } = await findReportersRecord(db, reporterId)
  return acted >= MANY_ACTED && acted > 2 * nothingFound
}
