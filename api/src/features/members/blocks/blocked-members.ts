import type { AnswerOf, getBlocks } from 'contracts'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { redactPair } from '../../../events/redact-events.ts'
import { refuse } from '../../../http/refusal.ts'
import { conversationMember } from '../../../tables/chat.ts'
import { block, memberLike, photo, profile } from '../../../tables/members.ts'
import { isLike } from '../likes/is-like.ts'
import { lockPair } from '../pair-lock.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../profile/profile-summary.ts'
import { isNotBlockedBy } from '../visibility/blocks.ts'
import { isAllowedByBrand } from '../visibility/fictional-rule.ts'
import { findUnchecked, type Viewer } from '../visibility/find-other.ts'
import { hasNotLeft } from '../visibility/has-not-left.ts'
import { forgetKeptBlock } from '../visibility/kept-blocks.ts'

/** The members whom the viewer has blocked, except those who left or blocked the viewer in turn. */
export async function findBlocks(
  db: Queryable,
  { brandId, memberId }: Viewer,
  now: Date,
): Promise<AnswerOf<typeof getBlocks>> {
  const found = await db
    .select({ ...summaryColumns, blockedAt: block.createdAt })
    .from(block)
    .innerJoin(profile, eq(profile.memberId, block.blockedId))
    .leftJoin(photo, isMainPhoto)
    .where(
      and(
        eq(block.memberId, memberId),
        eq(block.brandId, brandId),
        hasNotLeft(block.blockedId),
        isAllowedByBrand(profile.isFictional, brandId),
        isNotBlockedBy(memberId, block.blockedId),
      ),
    )
    .orderBy(desc(block.createdAt))
  return {
    blocked: found.map(({ blockedAt, ...row }) => ({
      profile: summaryOf(row, now),
      blocked_at: blockedAt.toISOString(),
    })),
  }
}

export function unblockMember(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  secret: string,
  { brandId, memberId }: Viewer,
  blockedId: string,
): Promise<void> {
  const isIt = and(eq(block.memberId, memberId), eq(block.brandId, brandId), eq(block.blockedId, blockedId))
  return inTransaction(async (tx) => {
    const { rowCount } = await tx.delete(block).where(isIt)
    if (rowCount === 0) refuse('not_found')
    await forgetKeptBlock(tx, secret, { brandId, memberId }, blockedId)
  })
}

/** §6: hides two members from each other and deletes their likes, for good. */
export function blockMember(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: Viewer,
  id: string,
  createdAt: Date,
): Promise<void> {
  return inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await refuseUnblockable(tx, { brandId, memberId }, id)
    const row = { brandId, memberId, blockedId: id, createdAt }
    const { rowCount } = await tx.insert(block).values(row).onConflictDoNothing()
    if (rowCount === 0) return
    await redactPair(tx, memberId, id)
    await tx.delete(memberLike).where(or(isLike(memberId, id), isLike(id, memberId)))
    // The other member's pages learn it with their next reads, as when an account closes: nothing marks the moment.
    await publishEvents(tx, { brandId, memberId, event: { kind: 'blocked', profile: id } })
  })
}

/**
 * A member can block anyone they can find, anyone who has blocked them, and anyone they have met who is
 * hidden now. For all others the refusal doesn't reveal whether they exist.
 */
async function refuseUnblockable(tx: Transaction, { brandId, memberId }: Viewer, id: string) {
  const found = id === memberId ? undefined : await findUnchecked(tx, brandId, memberId, id)
  if (!found) refuse('not_found')
  if (found.status === 'active' || found.hasBlocked) return
  const isChat = and(eq(conversationMember.memberId, memberId), eq(conversationMember.otherId, id))
  const [chats, likes] = [
    await tx.$count(conversationMember, isChat),
    await tx.$count(memberLike, or(isLike(memberId, id), isLike(id, memberId))),
  ]
  if (chats + likes === 0) refuse('not_found')
}
