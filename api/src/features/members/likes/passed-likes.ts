import { and, eq, gte, isNull, not, type Placeholder, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { memberLike } from '../../../tables/members.ts'
import { swipe } from '../../../tables/swipe.ts'
import { findSummaries, withCountry } from '../profile/find-summaries.ts'
import type { Viewer } from '../visibility/find-other.ts'
import { isLike } from './is-like.ts'

/** Whether the member has not said no to a received like. A like that came after a no counts as a new one. */
export function isNotPassed(memberId: string | Placeholder) {
  const isPass = and(
    eq(swipe.memberId, memberId),
    eq(swipe.otherId, memberLike.memberId),
    eq(swipe.answer, 'no'),
    isNull(swipe.undoneAt),
    gte(swipe.answeredAt, memberLike.createdAt),
  )
  return not(sql`exists (select from ${swipe} where ${isPass})`)
}

/** Takes the like of a member whom the viewer said no to off the viewer's open pages. */
export async function passLike(tx: Transaction, { brandId, memberId }: Viewer, id: string): Promise<void> {
  if ((await tx.$count(memberLike, isLike(id, memberId))) === 0) return
  await publishEvents(tx, { brandId, memberId, event: { kind: 'like_passed', profile: id } })
}

/** Puts a like back on the viewer's open pages once its no is taken back. */
export async function restorePassedLike(
  tx: Transaction,
  { brandId, memberId }: Viewer,
  id: string,
  now: Date,
): Promise<void> {
  const [like] = await tx.select().from(memberLike).where(isLike(id, memberId))
  if (!like) return
  const [liker] = await findSummaries(tx, [id, memberId], now)
  if (!liker.isActive) return
  const { about, comment, createdAt } = like
  const profile = {
    ...withCountry(liker),
    liked_at: createdAt.toISOString(),
    ...(about !== null && { about }),
  }
  const mine = { brandId, memberId }
  await publishEvents(
    tx,
    { ...mine, event: { kind: 'like_received', profile } },
    ...(comment === null
      ? []
      : [{ ...mine, event: { kind: 'like_comment', way: 'received', profile: { id }, comment } } as const]),
    ...(like.seenAt ? [{ ...mine, event: { kind: 'like_seen', profile: id } } as const] : []),
  )
}
