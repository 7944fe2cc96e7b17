import { type SQL, sql } from 'drizzle-orm'
import { conversationMember } from '../../../tables/chat.ts'
import { memberLike } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { swipe } from '../../../tables/swipe.ts'

/**
 * The query for the ids of everyone whom the member has liked, answered in the swipe game or talked to: no suggestion shows them
 * again. Each part reads an index of this member's own rows.
 */
export function decidedBy(memberId: string): SQL {
  return sql`
    select ${memberLike.likedId} from ${memberLike} where ${memberLike.memberId} = ${memberId}
    union all select ${swipe.otherId} from ${swipe} where ${swipe.memberId} = ${memberId} and ${swipe.undoneAt} is null
    union all select ${conversationMember.otherId} from ${conversationMember}
      where ${conversationMember.memberId} = ${memberId}
  `
}

/** Whether the member is still to decide on the one of the row. */
export function isUndecided(memberId: string): SQL {
  return sql`${memberSearch.memberId} not in (${decidedBy(memberId)})`
}
