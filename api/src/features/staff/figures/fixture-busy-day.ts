import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'

/** Members by one statement, so that each keeps to the time limit on a busy machine. */
const AT_ONCE = 1_000

interface BusyDay {
  readonly brandId: string
  readonly members: number
  readonly now: Date
}

/** Adds members who signed up in the last 60 days, and each of whom liked ten and wrote ten messages on this day. */
export async function addBusyDay(db: Queryable, { brandId, members, now }: BusyDay): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const some = (from: number) =>
    sql`generate_series(${from}::integer, ${Math.min(members, from + AT_ONCE - 1)}::integer) n`
  const parts = Array.from({ length: Math.ceil(members / AT_ONCE) }, (_, part) => 1 + part * AT_ONCE)
  for (const from of parts) {
    await db.execute(sql`
      insert into member (id, brand_id, email, status, language, created_at, tracking)
      select 'busy-' || n, ${brandId}, 'busy-' || n || '@example.invalid', 'confirmed', 'en',
        ${at} - (n % 60) * interval '1 day', jsonb_build_object('network', 'n' || n % 20, 'sub1', 'click-' || n)
      from ${some(from)}`)
    await db.execute(sql`
      insert into profile (member_id, brand_id, name, status, gender, date_of_birth, country)
      select 'busy-' || n, ${brandId}, 'Ann', 'active', case when n % 2 = 0 then 'female' else 'male' end,
        '1990-06-15', 'NL'
      from ${some(from)}`)
  }
  // The other of a pair is one of the next members, around the circle.
  const other = sql`'busy-' || 1 + (n + k - 1) % ${members}::integer`
  for (const from of parts) {
    await db.execute(sql`
      insert into member_like (brand_id, member_id, liked_id, created_at)
      select ${brandId}, 'busy-' || n, ${other}, ${at} from ${some(from)}, generate_series(1, 10) k`)
    await db.execute(sql`
      insert into conversation (id, brand_id, created_at) select 'busy-' || n, ${brandId}, ${at} from ${some(from)}`)
    await db.execute(sql`
      insert into conversation_member (conversation_id, brand_id, member_id, other_id, written_up_to)
      select 'busy-' || n, ${brandId}, 'busy-' || n, ${other}, 10 from ${some(from)}, generate_series(1, 1) k
      union all
      select 'busy-' || n, ${brandId}, ${other}, 'busy-' || n, n % 2 from ${some(from)}, generate_series(1, 1) k`)
    await db.execute(sql`
      insert into started_conversation (brand_id, member_id, other_id, created_at)
      select ${brandId}, 'busy-' || n, ${other}, ${at} from ${some(from)}, generate_series(1, 1) k`)
    await db.execute(sql`
      insert into message (conversation_id, sequence, brand_id, sender_id, id, body, created_at)
      select 'busy-' || n, k, ${brandId}, 'busy-' || n, 'busy-' || n || '-' || k, 'Hi', ${at}
      from ${some(from)}, generate_series(1, 10) k`)
  }
  for (const table of [
    'member',
    'profile',
    'member_like',
    'conversation_member',
    'started_conversation',
    'message',
  ])
    await db.execute(sql`analyze ${sql.identifier(table)}`)
}
