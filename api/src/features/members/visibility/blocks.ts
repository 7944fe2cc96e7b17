import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { block } from '../../../tables/members.ts'

/** §6: neither of the two has blocked the other. Belongs in every query that shows one member to another. */
export function isNotBlocked(viewerId: string | Placeholder | Column, other: Column | SQL): SQL {
  return sql`not exists (
    select from ${block}
    where (${block.memberId} = ${viewerId} and ${block.blockedId} = ${other})
      or (${block.memberId} = ${other} and ${block.blockedId} = ${viewerId})
  )`
}

/** The other member has not blocked the viewer. */
export function isNotBlockedBy(viewerId: string, other: Column): SQL {
  return sql`not exists (
    select from ${block} theirs where theirs.member_id = ${other} and theirs.blocked_id = ${viewerId}
  )`
}
