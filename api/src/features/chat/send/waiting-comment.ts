import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { redactComment } from '../../../events/redact-events.ts'
import { conversationMember } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { likeComment, memberLike } from '../../../tables/members.ts'
import { isLike } from '../../members/likes/is-like.ts'
import { lockPair } from '../../members/pair-lock.ts'

/** A comment that waits with its like. */
export interface WaitingComment {
  readonly brandId: string
  readonly memberId: string
  readonly likedId: string
  readonly conversationId: string
  readonly comment: string | null
}

/** The comment that waits between two members, whichever of them wrote it. */
export async function findCommentBetween(tx: Transaction, one: string, other: string) {
  const isTheirs = or(isLike(one, other), isLike(other, one))
  const [found] = await commentsWhere(tx, and(isTheirs, isNotNull(memberLike.comment)))
  return found
}

function commentsWhere(tx: Transaction, concerns: SQL | undefined): Promise<WaitingComment[]> {
  const isItsLike = and(
    eq(memberLike.memberId, likeComment.memberId),
    eq(memberLike.likedId, likeComment.likedId),
  )
  return tx
    .select({
      brandId: likeComment.brandId,
      memberId: likeComment.memberId,
      likedId: likeComment.likedId,
      conversationId: likeComment.conversationId,
      comment: memberLike.comment,
    })
    .from(likeComment)
    .innerJoin(memberLike, isItsLike)
    .where(concerns)
}

/** Takes a comment off its like, or puts it back, for both members and in their open pages. */
export async function setComment(
  tx: Transaction,
  { brandId, memberId, likedId }: Pick<WaitingComment, 'brandId' | 'memberId' | 'likedId'>,
  comment: string | null,
): Promise<void> {
  await tx.update(memberLike).set({ comment }).where(isLike(memberId, likedId))
  if (comment === null) await redactComment(tx, memberId, likedId)
  const event = { kind: 'like_comment', comment } as const
  await publishEvents(
    tx,
    { brandId, memberId, event: { ...event, way: 'given', profile: { id: likedId } } },
    { brandId, memberId: likedId, event: { ...event, way: 'received', profile: { id: memberId } } },
  )
}

/**
 * The like whose comment opens this conversation, if this member wrote it and the two have not talked yet. Its pair stays
 * locked until the transaction ends.
 */
export async function findOwnComment(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  conversationId: string,
): Promise<WaitingComment | undefined> {
  const isIt = and(
    eq(likeComment.conversationId, conversationId),
    eq(likeComment.memberId, memberId),
    eq(likeComment.brandId, brandId),
  )
  const [before] = await commentsWhere(tx, isIt)
  if (!before) return undefined
  await lockPair(tx, memberId, before.likedId)
  const [found] = await commentsWhere(tx, isIt)
  return found
}

/** Puts a comment back on its like, unless the two have a match or a conversation since. */
export async function restoreComment(
  tx: Transaction,
  key: MemberKey,
  conversationId: string,
  comment: string,
): Promise<void> {
  const found = await findOwnComment(tx, key, conversationId)
  if (!found) return
  const { memberId, likedId } = found
  const isTalk = and(eq(conversationMember.memberId, memberId), eq(conversationMember.otherId, likedId))
  const [answers, talks] = [
    await tx.$count(memberLike, isLike(likedId, memberId)),
    await tx.$count(conversationMember, isTalk),
  ]
  if (answers + talks === 0) await setComment(tx, found, comment)
}
