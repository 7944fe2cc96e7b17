import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { block, profile } from '../../../tables/members.ts'
import { isAllowedByBrand } from './fictional-rule.ts'
import { memberVisibility } from './member-visibility.ts'

/** The logged-in member who makes the call. */
export type Viewer = MemberKey

// Drizzle omits the table's name in single-table queries: `member_id` would be the block's own.
const otherId = sql`${profile}.member_id`

function hasBlocked(by: SQL | string | null, other: SQL | string | null): SQL<boolean> {
  return sql<boolean>`exists (select from ${block} b where b.member_id = ${by} and b.blocked_id = ${other})`
}

/** A profile of this brand, visible or not, and whether either of the two has blocked the other. */
export async function findUnchecked(db: Queryable, brandId: string, viewerId: string | null, id: string) {
  const [found] = await db
    .select({
      ...getTableColumns(profile),
      isBlocked: hasBlocked(otherId, viewerId),
      hasBlocked: hasBlocked(viewerId, otherId),
    })
    .from(profile)
    .where(
      and(
        eq(profile.memberId, id),
        eq(profile.brandId, brandId),
        isAllowedByBrand(profile.isFictional, brandId),
      ),
    )
  return found
}

/** A profile that the viewer may see; any other is refused with the code of the contract. */
export async function findVisible(db: Queryable, brandId: string, viewerId: string | null, id: string) {
  const found = (await findUnchecked(db, brandId, viewerId, id)) ?? refuse('not_found')
  const { name, status, isVisibleToVisitors, isBlocked, hasBlocked, ...rest } = found
  const seen = memberVisibility(
    { isActive: status === 'active', isForVisitors: isVisibleToVisitors },
    { isVisitor: viewerId === null, isOwn: viewerId === id, isBlocked, hasBlocked },
  )
  if (seen === 'not_found') refuse(seen)
  if (seen !== 'shown') refuse(seen, { name })
  return { ...rest, name, status, isVisibleToVisitors }
}

/** Another member's profile that the viewer may see, for actions that members can't take on themselves. */
export async function findOther(db: Queryable, { brandId, memberId }: Viewer, id: string) {
  if (id === memberId) refuse('not_found')
  return findVisible(db, brandId, memberId, id)
}
