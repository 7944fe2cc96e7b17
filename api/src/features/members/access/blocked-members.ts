import type { AnswerOf, getBlocks } from 'contracts'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { Session } from '../../../http/access/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { conversationMember } from '../../../tables/chat.ts'
import { block, memberLike, photo, profile } from '../../../tables/members.ts'
import { isLike } from '../likes/like.ts'
import { lockPair } from '../pair-lock.ts'
import { isMainPhoto, summaryColumns, summaryOf } from '../profile/profile-summary.ts'
import { isNotBlockedBy } from './blocks.ts'
import { findAnybody } from './find-other.ts'

type Blocker = Pick<Session, 'brandId' | 'memberId'>

/** Whom a member has blocked. It is the one place where they still see them, unless those have blocked the member too. */
export async function findBlocks(
  db: Queryable,
  { brandId, memberId }: Blocker,
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

export async function unblock(
  db: Queryable,
  { brandId, memberId }: Blocker,
  blockedId: string,
): Promise<void> {
  const isIt = and(eq(block.memberId, memberId), eq(block.brandId, brandId), eq(block.blockedId, blockedId))
  const { rowCount } = await db.delete(block).where(isIt)
  if (rowCount === 0) refuse('not_found')
}

/** §6: keeps two apart from now on. What they thought of each other is forgotten: an unblocked one begins anew. */
export function blockMember(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: Blocker,
  id: string,
  createdAt: Date,
): Promise<void> {
  return inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await refuseNobody(tx, { brandId, memberId }, id)
    const row = { brandId, memberId, blockedId: id, createdAt }
    const { rowCount } = await tx.insert(block).values(row).onConflictDoNothing()
    if (rowCount === 0) return
    await tx.delete(memberLike).where(or(isLike(memberId, id), isLike(id, memberId)))
    await publishEvents(
      tx,
      { brandId, memberId, event: { kind: 'blocked', profile: id } },
      { brandId, memberId: id, event: { kind: 'blocked', profile: memberId } },
    )
  })
}

/** Who has blocked somebody can be blocked too, and who hides now but was met before; of anybody else nothing is told. */
async function refuseNobody(tx: Transaction, { brandId, memberId }: Blocker, id: string) {
  const found = id === memberId ? undefined : await findAnybody(tx, brandId, memberId, id)
  if (!found) refuse('not_found')
  if (found.status === 'active' || found.hasBlocked) return
  const isChat = and(eq(conversationMember.memberId, memberId), eq(conversationMember.otherId, id))
  const [chats, likes] = [
    await tx.$count(conversationMember, isChat),
    await tx.$count(memberLike, or(isLike(memberId, id), isLike(id, memberId))),
  ]
  if (chats + likes === 0) refuse('not_found')
}
