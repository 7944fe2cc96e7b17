import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { rollUpFigures } from '../features/staff/figures/roll-up/roll-up.ts'
import { complaint, member, session } from '../tables/account.ts'
import { message } from '../tables/chat.ts'
import { memberLike, photo } from '../tables/members.ts'
import { WEEK_MS } from '../time.ts'
import { facts } from './columns.ts'
import type { StaffCall, Topic } from './staff-command.ts'

export const stats: Topic = {
  usage: [
    'stats                                      key figures of the brand, without demo members',
    'stats roll-up                              counts the figures of the back office now, of every brand',
  ],
  read([verb, ...rest]) {
    if (rest.length > 0) return undefined
    if (verb === 'roll-up') return rollUp
    return verb === undefined
      ? async ({ database: { db }, brand, now }) => facts({ ...(await findFigures(db, brand.id, now)) })
      : undefined
  },
}

async function rollUp({ database, now }: StaffCall) {
  await rollUpFigures(database, now)
  return 'The figures are up to date.'
}

/** Key figures of a brand for its staff, without demo members. */
async function findFigures(db: Queryable, brandId: string, now: Date) {
  const week = new Date(now.getTime() - WEEK_MS)
  const real = sql`(select id from ${member} where brand_id = ${brandId} and not is_demo)`
  const { rows } = await db.execute(sql`
    select
      (select count(*) from ${real} as one)::integer as "members",
      (select count(*) from ${member} where brand_id = ${brandId} and not is_demo and status = 'confirmed')::integer as "confirmed",
      (select count(*) from ${member} where brand_id = ${brandId} and not is_demo and is_paid)::integer as "premium",
      (select count(*) from ${member} where brand_id = ${brandId} and not is_demo and created_at > ${week})::integer as "new in 7 days",
      (select count(distinct member_id) from ${session} where member_id in ${real} and last_seen_at > ${week})::integer as "here in 7 days",
      (select count(*) from ${memberLike} where member_id in ${real} and created_at > ${week})::integer as "likes in 7 days",
      (select count(*) from ${message} where sender_id in ${real} and created_at > ${week})::integer as "messages in 7 days",
      (select count(*) from ${photo} where brand_id = ${brandId} and status = 'pending')::integer as "photos to approve",
      (select count(*) from ${complaint} where brand_id = ${brandId} and answered_at is null)::integer as "open complaints",
      (select count(*) from ${member} where brand_id = ${brandId} and is_demo)::integer as "demo members, not counted above"
  `)
  return rows[0] as Readonly<Record<string, number>>
}
