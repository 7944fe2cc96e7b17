import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { memberLike } from '../../../tables/members.ts'
import type { Viewer } from '../access/find-other.ts'
import { isLike } from './like.ts'

/** §4: marks a received like as seen, which the page does when the viewer opens that profile. */
export function seeLike(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: Viewer,
  id: string,
  seenAt: Date,
): Promise<void> {
  return inTransaction(async (tx) => {
    const isUnseen = and(isLike(id, memberId), eq(memberLike.brandId, brandId), isNull(memberLike.seenAt))
    const { rowCount } = await tx.update(memberLike).set({ seenAt }).where(isUnseen)
    if (rowCount === 1)
      await publishEvents(tx, { brandId, memberId, event: { kind: 'like_seen', profile: id } })
  })
}
