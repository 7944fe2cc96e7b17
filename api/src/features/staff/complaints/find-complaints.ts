import { type findStaffComplaints, type InputOf, isEmail, normalEmail, type StaffComplaint } from 'contracts'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { normalReference } from '../../../db/new-reference.ts'
import { complaint, complaintReply } from '../../../tables/account.ts'
import { profile } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import type { Complaint } from '../../account/complaints/complaints.ts'

const PAGE = 50
const OTHERS = 20

type Query = NonNullable<InputOf<typeof findStaffComplaints>['query']>

/** The case in which a complaint waits. */
const isItsCase = and(
  eq(staffCase.brandId, complaint.brandId),
  eq(staffCase.kind, 'complaint'),
  eq(staffCase.subjectId, complaint.id),
  inArray(staffCase.state, ['waiting', 'decided']),
  isNull(staffCase.sampleOf),
)

function linesOf(db: Queryable, place: SQL<Date> = sql`${complaint.createdAt}`) {
  return db
    .select({
      id: complaint.id,
      reference: complaint.reference,
      topic: complaint.topic,
      language: complaint.locale,
      createdAt: complaint.createdAt,
      closedAt: complaint.answeredAt,
      dueAt: staffCase.dueAt,
      caseId: staffCase.id,
      claimedBy: staffCase.claimedBy,
      claimedUntil: staffCase.claimedUntil,
      claimer: profile.name,
      replies: db.$count(complaintReply, eq(complaintReply.complaintId, complaint.id)),
      place: place.mapWith(complaint.createdAt),
    })
    .from(complaint)
    .leftJoin(staffCase, isItsCase)
    .leftJoin(profile, eq(profile.memberId, staffCase.claimedBy))
}

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Somebody of the staff, and when they look. */
interface Looker {
  readonly me: string
  readonly now: Date
}

function lineAnswer(
  { id, reference, topic, language, replies, ...line }: Line,
  { me, now }: Looker,
): StaffComplaint {
  const { createdAt, closedAt, dueAt, claimedBy, claimedUntil, claimer } = line
  const isClaimed = claimedBy !== null && claimedUntil !== null && claimedUntil > now
  return {
    id,
    reference,
    topic,
    language,
    replies,
    state: closedAt === null ? 'open' : 'closed',
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    due_at: dueAt?.toISOString() ?? null,
    is_late: closedAt === null && dueAt !== null && dueAt <= now,
    claim: isClaimed ? { name: claimer, is_me: claimedBy === me, until: claimedUntil.toISOString() } : null,
  }
}

/** The source of its place in a list: open ones by how much they press, closed ones by when they were. */
function placeIn({ state, order, text }: Query): { place: SQL<Date>; isFirstFirst: boolean } {
  if (order === 'newest' || text !== undefined)
    return { place: sql`${complaint.createdAt}`, isFirstFirst: false }
  if (state === 'closed') return { place: sql`${complaint.answeredAt}`, isFirstFirst: false }
  return { place: sql`coalesce(${staffCase.rankAt}, ${complaint.createdAt})`, isFirstFirst: true }
}

/** A page of the complaints of a brand, in lines. */
export async function findComplaintPage(db: Queryable, brandId: string, query: Query, by: Looker) {
  const { text, state = 'open', topic, language, after } = query
  const { place, isFirstFirst } = placeIn(query)
  const isState = state === 'open' ? isNull(complaint.answeredAt) : isNotNull(complaint.answeredAt)
  const found = await linesOf(db, place)
    .where(
      and(
        eq(complaint.brandId, brandId),
        isNull(complaint.decisionId),
        text === undefined ? isState : isMeantBy(text),
        topic && eq(complaint.topic, topic),
        language && eq(complaint.locale, language),
        after === undefined ? undefined : isAfter(after, place, isFirstFirst),
      ),
    )
    .orderBy(...(isFirstFirst ? [asc(place), asc(complaint.id)] : [desc(place), desc(complaint.id)]))
    .limit(PAGE + 1)
  const last = found[PAGE - 1]
  return {
    complaints: found.slice(0, PAGE).map((line) => lineAnswer(line, by)),
    next: last && found.length > PAGE ? `${last.place.getTime()}.${last.id}` : null,
  }
}

function isMeantBy(text: string): SQL {
  const email = normalEmail(text)
  return isEmail(email) ? eq(complaint.email, email) : eq(complaint.reference, normalReference(text))
}

function isAfter(after: string, place: SQL, isFirstFirst: boolean): SQL {
  const [ms = '', id = ''] = after.split('.')
  const last = sql`(${new Date(Number(ms)).toISOString()}::timestamptz, ${id})`
  return isFirstFirst
    ? sql`(${place}, ${complaint.id}) > ${last}`
    : sql`(${place}, ${complaint.id}) < ${last}`
}

/** A complaint in its line, and the case to claim. */
export async function findLine(db: Queryable, id: string, by: Looker) {
  const [line] = await linesOf(db).where(eq(complaint.id, id))
  return line && { ...lineAnswer(line, by), case: line.closedAt === null ? line.caseId : null }
}

/** The latest others from the same address or member. */
export async function findOthers(
  db: Queryable,
  { id, brandId, email, memberId }: Complaint,
  by: Looker,
): Promise<StaffComplaint[]> {
  const isTheirs = or(
    eq(complaint.email, email),
    memberId === null ? undefined : eq(complaint.memberId, memberId),
  )
  const found = await linesOf(db)
    .where(and(eq(complaint.brandId, brandId), isNull(complaint.decisionId), ne(complaint.id, id), isTheirs))
    .orderBy(desc(complaint.createdAt))
    .limit(OTHERS)
  return found.map((line) => lineAnswer(line, by))
}

/** A complaint of the brand that is not an objection, to be changed if it is locked. */
export async function findById(db: Queryable, brandId: string, id: string): Promise<Complaint | undefined> {
  const isIt = and(eq(complaint.brandId, brandId), eq(complaint.id, id), isNull(complaint.decisionId))
  const [found] = await db.select().from(complaint).where(isIt)
  return found
}
