import type { AnswerOf, exportMember } from 'contracts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { complaint, complaintReply, member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'

interface Exported {
  readonly ids: readonly string[]
  readonly complaints: AnswerOf<typeof exportMember>['complaints']
}

/** The complaints of a member, with the answers to them. */
export async function exportComplaints(db: Queryable, key: MemberKey): Promise<Exported> {
  const { brandId, memberId } = key
  // Those from the page for visitors, too, if the address is proven to be the member's.
  const proven = db
    .select({ email: sql`lower(${member.email})` })
    .from(member)
    .where(and(isMember(key), eq(member.status, 'confirmed')))
  const isOwn = or(eq(complaint.memberId, memberId), inArray(sql`lower(${complaint.email})`, proven))
  const found = await db
    .select()
    .from(complaint)
    .where(and(eq(complaint.brandId, brandId), isOwn))
    .orderBy(complaint.createdAt)
  const ids = found.map(({ id }) => id)
  const replies = await db
    .select()
    .from(complaintReply)
    .where(inArray(complaintReply.complaintId, ids))
    .orderBy(complaintReply.sentAt)
  return {
    ids,
    complaints: found.map(({ id, reference, email, locale, topic, text, createdAt, answeredAt }) => ({
      reference,
      email,
      language: locale,
      topic,
      text,
      at: createdAt.toISOString(),
      answers: replies
        .filter(({ complaintId }) => complaintId === id)
        .map((reply) => ({ text: reply.text, at: reply.sentAt.toISOString() })),
      answered_at: answeredAt?.toISOString() ?? null,
    })),
  }
}
