import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { memberLike } from '../../../tables/members.ts'
import type { Viewer } from '../visibility/find-other.ts'
import { isLike } from './is-like.ts'

/** §4: marks a received like as seen, which the page does when the viewer opens that profile. */
export function seeLike(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  viewer: Viewer,
  id: string,
  seenAt: Date,
): Promise<void> {
  return inTransaction((tx) => markLikeSeen(tx, viewer, id, seenAt))
}

/** Liking back is an answer, so it marks the received like as seen, too. */
export async function markLikeSeen(
  tx: Transaction,
  { brandId, memberId }: Viewer,
  id: string,
  seenAt: Date,
): Promise<void> {
  const isUnseen = and(isLike(id, memberId), eq(memberLike.brandId, brandId), isNull(memberLike.seenAt))
  const { rowCount } = await tx.update(memberLike).set({ seenAt }).where(isUnseen)
  if (rowCount === 1)
    await publishEvents(tx, { brandId, memberId, event: { kind: 'like_seen', profile: id } })
}
