import type { AnswerOf, getBlocks } from 'contracts'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { isMainPhoto, summaryColumns, summaryOf } from './profile-summary.ts'
import { block, photo, profile } from './tables.ts'

type Blocker = Pick<Session, 'brandId' | 'memberId'>

/** Whom a member has blocked. It is the one place where they still see them. */
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
    .where(and(eq(block.memberId, memberId), eq(block.brandId, brandId)))
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
