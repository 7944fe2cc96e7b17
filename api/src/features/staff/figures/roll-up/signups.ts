import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { conversationMember } from '../../../../tables/chat.ts'
import { figureSignup } from '../../../../tables/figures.ts'
import { memberLike } from '../../../../tables/members.ts'
import { paymentOrder } from '../../../../tables/orders.ts'
import { SMALLEST_GROUP } from '../smallest-group.ts'
import { isIn } from './is-in.ts'
import { isReal, members, OTHERS } from './real-members.ts'

/** How far those have come who signed up on a day. Members who are deleted meanwhile are not counted any more. */
export async function countSignups(tx: Queryable, day: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${figureSignup} where day = ${day}::date),
    one as (
      select m.id, m.brand_id, m.language, coalesce(p.country, '') as country,
        coalesce(m.tracking ->> 'network', '') as network, coalesce(m.tracking ->> 'ref', '') as ref,
        coalesce(m.tracking ->> 'sub1', '') as sub1, coalesce(m.tracking ->> 'sub2', '') as sub2,
        coalesce(m.tracking ->> 'sub3', '') as sub3,
        coalesce(m.lander ->> 'id', '') as lander, coalesce(m.lander ->> 'variant', '') as variant,
        coalesce(m.status_before, m.status) <> 'not_confirmed' as is_confirmed,
        exists (select from ${memberLike} where member_id = m.id) as has_liked,
        exists (
          select from ${memberLike} as given
          join ${memberLike} as back on back.member_id = given.liked_id and back.liked_id = given.member_id
          where given.member_id = m.id
        ) as has_matched,
        exists (select from ${conversationMember} where member_id = m.id and written_up_to > 0) as has_written,
        (select count(*) from ${paymentOrder} where member_id = m.id and paid_at is not null) as purchases
      from ${members}
      where ${isIn('m.created_at', 'day', day)} and ${isReal}
    )
    insert into ${figureSignup} (brand_id, day, country, language, network, ref, sub1, sub2, sub3, lander, variant,
      signups, confirmed, liked, matched, wrote, bought, bought_again)
    select brand_id, ${day}::date, country, language, network, ref, sub1, sub2, sub3, lander, variant,
      count(*), count(*) filter (where is_confirmed), count(*) filter (where has_liked),
      count(*) filter (where has_matched), count(*) filter (where has_written),
      count(*) filter (where purchases > 0), count(*) filter (where purchases > 1)
    from one
    group by brand_id, country, language, network, ref, sub1, sub2, sub3, lander, variant`)
}

/** Folds the sources that too few members came by, since such a value may name a single person. */
export async function foldRareSources(tx: Queryable): Promise<void> {
  const rare = (columns: string) => {
    const key = sql.raw(`brand_id, ${columns}`)
    return sql`(${key}) in (
      select ${key} from ${figureSignup} group by ${key} having sum(signups) < ${SMALLEST_GROUP})`
  }
  await tx.execute(sql`
    update ${figureSignup} set sub1 = ${OTHERS}, sub2 = ${OTHERS}, sub3 = ${OTHERS}
    where (sub1 <> '' or sub2 <> '' or sub3 <> '') and ${rare('network, ref, sub1, sub2, sub3')}`)
  await tx.execute(sql`
    update ${figureSignup} set ref = ${OTHERS}, sub1 = ${OTHERS}, sub2 = ${OTHERS}, sub3 = ${OTHERS}
    where ref <> '' and ${rare('network, ref')}`)
  await tx.execute(sql`
    update ${figureSignup} set network = ${OTHERS}, ref = ${OTHERS}, sub1 = ${OTHERS}, sub2 = ${OTHERS}, sub3 = ${OTHERS}
    where network <> '' and ${rare('network')}`)
}
