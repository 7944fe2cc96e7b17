import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { conversationMember, message, startedConversation } from '../../../../tables/chat.ts'
import { figureActivity } from '../../../../tables/figures.ts'
import { memberLike } from '../../../../tables/members.ts'
import { isIn } from './is-in.ts'
import { isReal, members } from './real-members.ts'

/** Counts what members did on a day, by their gender. */
export async function countActivity(tx: Queryable, day: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${figureActivity} where day = ${day}::date),
    done as (
      select sender_id as id, count(*) as messages, 0 as likes, 0 as matches, 0 as started, 0 as answered
      from ${message} where ${isIn('created_at', 'day', day)} group by sender_id
      union all
      select one.member_id, 0, count(*), count(back.member_id), 0, 0
      from ${memberLike} as one
      left join ${memberLike} as back
        on back.member_id = one.liked_id and back.liked_id = one.member_id and back.created_at <= one.created_at
      where ${isIn('one.created_at', 'day', day)} group by one.member_id
      union all
      select one.member_id, 0, 0, 0, count(*), count(other.member_id)
      from ${startedConversation} as one
      left join ${conversationMember} as other
        on other.member_id = one.other_id and other.other_id = one.member_id and other.written_up_to > 0
      where ${isIn('one.created_at', 'day', day)} group by one.member_id
    )
    insert into ${figureActivity} (brand_id, day, gender, people, messages, likes, matches, started, answered)
    select m.brand_id, ${day}::date, coalesce(p.gender, ''), count(distinct m.id),
      sum(messages), sum(likes), sum(matches), sum(started), sum(answered)
    from done join (${members}) on m.id = done.id
    where ${isReal}
    group by m.brand_id, coalesce(p.gender, '')`)
}
