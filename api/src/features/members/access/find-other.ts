import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Session } from '../../../http/access/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { block, profile } from '../../../tables/members.ts'
import { seenMember } from './seen-member.ts'

/** Who asks, as far as members are concerned. */
export type Asking = Pick<Session, 'brandId' | 'memberId'>

// Of a query on one table Drizzle names columns without it, which would be the block's own here.
const theOther = sql`${profile}.member_id`

function hasBlocked(by: SQL | string | null, whom: SQL | string | null): SQL<boolean> {
  return sql<boolean>`exists (select from ${block} b where b.member_id = ${by} and b.blocked_id = ${whom})`
}

/** What there is of this member at this brand, whoever may see it, and whether one of the two blocked the other. */
export async function findAnybody(db: Queryable, brandId: string, viewerId: string | null, id: string) {
  const [found] = await db
    .select({
      ...getTableColumns(profile),
      isBlocked: hasBlocked(theOther, viewerId),
      hasBlocked: hasBlocked(viewerId, theOther),
    })
    .from(profile)
    .where(and(eq(profile.memberId, id), eq(profile.brandId, brandId)))
  return found
}

/** This member's profile, if who asks may see it; what they may not see is refused as the contract says. */
export async function findSeen(db: Queryable, brandId: string, viewerId: string | null, id: string) {
  const found = (await findAnybody(db, brandId, viewerId, id)) ?? refuse('not_found')
  const { name, status, isVisibleToVisitors, isBlocked, hasBlocked, ...rest } = found
  const seen = seenMember(
    { isActive: status === 'active', isForVisitors: isVisibleToVisitors },
    { isVisitor: viewerId === null, isOwn: viewerId === id, isBlocked, hasBlocked },
  )
  if (seen === 'not_found') refuse(seen)
  if (seen !== 'shown') refuse(seen, { name })
  return { ...rest, name, status, isVisibleToVisitors }
}

/** The same of somebody else than who asks: for what nobody does to themselves. */
export async function findOther(db: Queryable, { brandId, memberId }: Asking, id: string) {
  if (id === memberId) refuse('not_found')
  return findSeen(db, brandId, memberId, id)
}
