import type { ComplaintProgress, OwnComplaint } from 'contracts'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { complaint, complaintReply, staffAction } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { staffCase } from '../../../tables/staff.ts'

const MOST = 20

/** The case in which a complaint, or the objection that it is, waits. */
const isItsCase = and(
  eq(staffCase.brandId, complaint.brandId),
  inArray(staffCase.kind, ['complaint', 'objection']),
  eq(staffCase.subjectId, complaint.id),
  inArray(staffCase.state, ['waiting', 'decided']),
  isNull(staffCase.sampleOf),
)

/** Whether somebody of the staff has opened it, or has it in hand. */
const isLookedAt = sql<boolean>`${staffCase.claimedBy} is not null or ${staffCase.state} = 'decided' or exists (
  select from ${staffAction} where ${staffAction.subject} = ${complaint.id} and ${staffAction.action} = 'complaint look'
)`

async function find(db: Queryable, isOne: SQL | undefined): Promise<OwnComplaint[]> {
  const found = await db
    .select({
      reference: complaint.reference,
      topic: complaint.topic,
      createdAt: complaint.createdAt,
      closedAt: complaint.answeredAt,
      dueAt: staffCase.dueAt,
      isLookedAt,
      replies: db.$count(complaintReply, eq(complaintReply.complaintId, complaint.id)),
    })
    .from(complaint)
    .leftJoin(staffCase, isItsCase)
    .where(isOne)
    .orderBy(desc(complaint.createdAt))
    .limit(MOST)
  return found.map(({ reference, topic, createdAt, closedAt, dueAt, ...rest }) => ({
    reference,
    topic,
    progress: progressOf({ closedAt, ...rest }),
    sent_at: createdAt.toISOString(),
    due_at: closedAt === null ? (dueAt?.toISOString() ?? null) : null,
    closed_at: closedAt?.toISOString() ?? null,
  }))
}

interface Known {
  readonly closedAt: Date | null
  readonly isLookedAt: boolean | null
  readonly replies: number
}

function progressOf({ closedAt, isLookedAt: isOpened, replies }: Known): ComplaintProgress {
  if (closedAt !== null) return replies > 0 ? 'answered' : 'closed'
  return replies > 0 || isOpened === true ? 'looked-at' : 'received'
}

/** One complaint to the brand, as its sender sees it. */
export async function findAsSender(
  db: Queryable,
  { brandId, id }: { readonly brandId: string; readonly id: string },
): Promise<OwnComplaint | undefined> {
  const [found] = await find(db, and(eq(complaint.brandId, brandId), eq(complaint.id, id)))
  return found
}

/** The latest complaints that a member has sent while logged in. An address alone proves nobody. */
export function findOwnComplaints(db: Queryable, { brandId, memberId }: MemberKey): Promise<OwnComplaint[]> {
  return find(db, and(eq(complaint.brandId, brandId), eq(complaint.memberId, memberId)))
}
