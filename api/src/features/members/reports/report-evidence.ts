import { and, between, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { chatPhoto, conversationMember, message } from '../../../tables/chat.ts'
import { likeComment, memberLike } from '../../../tables/members.ts'
import { type ReportedMessage, report } from '../../../tables/reports.ts'
import type { Viewer } from '../visibility/find-other.ts'

/** Messages that are copied on each side of the reported one. */
const AROUND = 10

interface Evidence {
  readonly conversationId: string
  readonly messageSequence: number
  readonly evidence: readonly ReportedMessage[]
}

/** Copies a received message with those around it; undefined if there is none, or it is deleted. */
export async function copyEvidence(
  tx: Transaction,
  { brandId, memberId }: Viewer,
  fromId: string,
  messageSequence: number,
): Promise<Evidence | undefined> {
  if (messageSequence === 0) return copyComment(tx, { brandId, memberId }, fromId)
  const [found] = await tx
    .select({ conversationId: message.conversationId })
    .from(conversationMember)
    .innerJoin(message, eq(message.conversationId, conversationMember.conversationId))
    .where(
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.brandId, brandId),
        eq(conversationMember.otherId, fromId),
        eq(message.sequence, messageSequence),
        eq(message.senderId, fromId),
        gt(message.sequence, conversationMember.deletedUpTo),
      ),
    )
  if (!found) return undefined
  const range = { from: messageSequence - AROUND, to: messageSequence + AROUND }
  const evidence = await findReportedMessages(tx, found.conversationId, range)
  return { ...found, messageSequence, evidence }
}

/** The comment on the like that the viewer received, which is reported as message 0 of the conversation that it would open. */
async function copyComment(tx: Transaction, { brandId, memberId }: Viewer, fromId: string) {
  const isReceived = and(
    eq(likeComment.memberId, fromId),
    eq(likeComment.likedId, memberId),
    eq(likeComment.brandId, brandId),
  )
  const [found] = await findComments(tx, isReceived)
  return found && { conversationId: found.conversationId, messageSequence: 0, evidence: [found.comment] }
}

async function findComments(db: Queryable, concerns: SQL | undefined) {
  const isItsLike = and(
    eq(memberLike.memberId, likeComment.memberId),
    eq(memberLike.likedId, likeComment.likedId),
  )
  const rows = await db
    .select({ likeComment, text: sql<string>`${memberLike.comment}` })
    .from(likeComment)
    .innerJoin(memberLike, isItsLike)
    .where(and(concerns, isNotNull(memberLike.comment)))
  return rows.map(({ likeComment: { conversationId, memberId: from, createdAt }, text }) => ({
    conversationId,
    comment: { sequence: 0, from, at: createdAt.toISOString(), kind: 'text', text },
  }))
}

interface SequenceRange {
  readonly from: number
  readonly to: number
}

/** The messages of a conversation, all or those with these sequences, or the comment that waits to open it, as a report stores them. */
export async function findReportedMessages(
  db: Queryable,
  conversationId: string,
  range?: SequenceRange,
): Promise<ReportedMessage[]> {
  const rows = await db
    .select({ message, photo: chatPhoto.filename })
    .from(message)
    .leftJoin(chatPhoto, eq(chatPhoto.id, message.photoId))
    .where(
      and(
        eq(message.conversationId, conversationId),
        range && between(message.sequence, range.from, range.to),
      ),
    )
    .orderBy(message.sequence)
  const waiting =
    rows.length === 0 ? await findComments(db, eq(likeComment.conversationId, conversationId)) : []
  const messages = rows.map(({ message: { sequence, senderId, createdAt, kind, body, giftId }, photo }) => ({
    sequence,
    from: senderId,
    at: createdAt.toISOString(),
    kind,
    text: body,
    ...(photo !== null && { photo }),
    ...(giftId !== null && { gift: giftId }),
  }))
  return [...waiting.map(({ comment }) => comment), ...messages]
}

/** The picture files that open reports hold as evidence: they stay, whoever deletes the messages. */
export async function findEvidenceFiles(db: Queryable, brandId?: string): Promise<Set<string>> {
  const rows = await db
    .select({ names: sql<string[]>`jsonb_path_query_array(${report.evidence}, '$[*].photo')` })
    .from(report)
    .where(
      and(
        isNull(report.outcome),
        brandId === undefined ? undefined : eq(report.brandId, brandId),
        sql`jsonb_path_exists(${report.evidence}, '$[*].photo')`,
      ),
    )
  return new Set(rows.flatMap(({ names }) => names))
}
