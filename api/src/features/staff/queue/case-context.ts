import { ageOn, type CaseContext, type CaseMember, isLocale, type OwnPhoto } from 'contracts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { report } from '../../../tables/reports.ts'
import { roleOf } from '../../../tables/role-of.ts'
import { staffCase } from '../../../tables/staff.ts'
import { findDecisions } from '../../account/decisions/lift.ts'
import { findOwnPhotos } from '../../members/photos/photos.ts'
import { findActions, fittingActions } from './allowed-actions.ts'
import { findCaseReports } from './case-reports.ts'
import { findCases } from './case-rows.ts'
import { findSubject } from './case-subject.ts'
import type { Moderator } from './claims.ts'
import { asBefore, findFirst } from './first-decision.ts'
import { pastDecisions } from './past-decisions.ts'
import { findCaseRow, refuseCase } from './refuse-case.ts'

/** All that somebody needs to decide a case, without the messages that it is about. */
export async function findContext(db: Queryable, by: Moderator, id: string): Promise<CaseContext> {
  const row = await findCaseRow(db, by, id)
  const [shown] = await findCases(db, [id], by.id)
  if (!shown) return refuseCase(db, by, row)
  const { brandId, memberId } = row
  const known = memberId === null ? null : await findMember(db, { brandId, memberId }, by.now)
  const first = row.sampleOf === null ? undefined : await findFirst(db, row.sampleOf)
  const about = known && first ? asBefore(row, known, first) : known
  const reports = row.kind === 'report' ? await findCaseReports(db, row) : []
  return {
    case: about && shown.member ? { ...shown, member: { ...shown.member, name: about.name } } : shown,
    actions:
      row.state === 'waiting' ? fittingActions(await findActions(db, by, row, reports), row, about) : [],
    subject: await findSubject(db, row, { member: about, reports, me: by.id }),
    member: about,
    decisions: memberId === null ? [] : await findPast(db, { brandId, memberId }, first?.made?.reference),
    other_cases: memberId === null ? [] : await findOtherCases(db, by, { id, memberId }),
  }
}

/** The decisions about a member, without the one that is just being made again. */
async function findPast(db: Queryable, { brandId, memberId }: MemberKey, without: string | null = null) {
  const found = await findDecisions(db, brandId, memberId)
  return pastDecisions(
    db,
    found.filter(({ reference }) => reference !== without),
  )
}

async function findMember(db: Queryable, key: MemberKey, now: Date): Promise<CaseMember | null> {
  const [found] = await db
    .select({ member, profile })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(isMember(key))
  if (!found) return null
  const { id, status, language, createdAt, pausedAt, isPaid } = found.member
  const { name, gender, country, city, dateOfBirth, aboutMe, isFictional } = found.profile
  return {
    id,
    name,
    age: ageOn(dateOfBirth, now),
    gender,
    country,
    city,
    language: isLocale(language) ? language : 'en',
    joined_at: createdAt.toISOString(),
    status,
    is_hidden: pausedAt !== null,
    is_fictional: isFictional,
    is_premium: isPaid,
    spent: await findSpending(db, key),
    about_me: aboutMe,
    photos: await findPhotos(db, { ...key, role: roleOf(found.member) }),
    ...(await countReports(db, key)),
  }
}

async function findPhotos(db: Queryable, owner: Parameters<typeof findOwnPhotos>[1]): Promise<OwnPhoto[]> {
  return (await findOwnPhotos(db, owner)).photos
}

/** The credits from which a member has bought `some` or `much`: numbers that mean the same in every currency. */
const SOME_CREDITS = 200
const MUCH_CREDITS = 1_000

async function findSpending(db: Queryable, { brandId, memberId }: MemberKey): Promise<CaseMember['spent']> {
  const isPaid = and(
    eq(paymentOrder.memberId, memberId),
    eq(paymentOrder.brandId, brandId),
    eq(paymentOrder.status, 'paid'),
  )
  const sum = sql<number>`coalesce(sum(${paymentOrder.credits}), 0)::integer`
  const [found] = await db.select({ sum }).from(paymentOrder).where(isPaid)
  const credits = found?.sum ?? 0
  if (credits === 0) return 'nothing'
  if (credits < SOME_CREDITS) return 'little'
  return credits < MUCH_CREDITS ? 'some' : 'much'
}

async function countReports(db: Queryable, { brandId, memberId }: MemberKey) {
  const [found] = await db
    .select({
      reported: sql<number>`count(*)::integer`,
      acted: sql<number>`count(*) filter (where ${report.outcome} = 'acted')::integer`,
    })
    .from(report)
    .where(and(eq(report.profileId, memberId), eq(report.brandId, brandId)))
  return found ?? { reported: 0, acted: 0 }
}

const MOST_CASES = 50

/** Others about the member that wait, of the kinds that the caller may see. */
async function findOtherCases(
  db: Queryable,
  { brandId, kinds }: Moderator,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<CaseContext['other_cases']> {
  const rows = await db
    .select({
      id: staffCase.id,
      kind: staffCase.kind,
      of: staffCase.subjectKind,
      openedAt: staffCase.openedAt,
    })
    .from(staffCase)
    .where(
      and(
        eq(staffCase.memberId, memberId),
        eq(staffCase.brandId, brandId),
        eq(staffCase.state, 'waiting'),
        ne(staffCase.id, id),
      ),
    )
    .orderBy(asc(staffCase.openedAt))
    .limit(MOST_CASES)
  return rows
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ openedAt, ...one }) => ({ ...one, opened_at: openedAt.toISOString() }))
}
