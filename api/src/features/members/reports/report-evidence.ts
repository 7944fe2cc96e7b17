import { and, between, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { chatPhoto, conversationMember, message } from '../../../tables/chat.ts'
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

interface SequenceRange {
  readonly from: number
  readonly to: number
}

/** The messages of a conversation, all or those with these sequences, as a report stores them. */
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
  return rows.map(({ message: { sequence, senderId, createdAt, kind, body, giftId }, photo }) => ({
    sequence,
    from: senderId,
    at: createdAt.toISOString(),
    kind,
    text: body,
    ...(photo !== null && { photo }),
    ...(giftId !== null && { gift: giftId }),
  }))
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
