import { type Column, type SQL, sql } from 'drizzle-orm'
import { block } from '../../../tables/members.ts'

/** §6: whether neither of the two has blocked the other, for the `where` of everything that shows one to the other. */
export function isNotBlocked(viewerId: string, other: Column): SQL {
  return sql`not exists (
    select from ${block}
    where (${block.memberId} = ${viewerId} and ${block.blockedId} = ${other})
      or (${block.memberId} = ${other} and ${block.blockedId} = ${viewerId})
  )`
}

/** Whether this other one has not blocked who asks. */
export function isNotBlockedBy(viewerId: string, other: Column): SQL {
  return sql`not exists (
    select from ${block} theirs where theirs.member_id = ${other} and theirs.blocked_id = ${viewerId}
  )`
}
