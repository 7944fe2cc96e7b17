import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'

/** Rows of one statement, and members whose photos are stored by one, so that each keeps to the time limit on a busy machine. */
const AT_ONCE = 20_000
const MEMBERS_AT_ONCE = 50

interface Many {
  readonly brandId: string
  readonly members: number
  /** Photos of each member, of which each waits. */
  readonly photos: number
  readonly now: Date
}

/** Adds members with photos that wait, by a few statements. */
export async function addManyPhotos(db: Queryable, { brandId, members, photos, now }: Many): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into member (id, brand_id, email, status, language, created_at)
    select 'many-' || n, ${brandId}, 'many-' || n || '@example.invalid', 'confirmed', 'en', ${at}
    from generate_series(1, ${members}::integer) n`)
  await db.execute(sql`
    insert into profile (member_id, brand_id, name, status, gender, date_of_birth, country)
    select 'many-' || n, ${brandId}, 'Ann', 'active', 'female', '1990-06-15', 'NL'
    from generate_series(1, ${members}::integer) n`)
  for (let from = 1; from <= members; from += MEMBERS_AT_ONCE)
    await db.execute(sql`
      insert into photo (id, brand_id, member_id, filename, match_filename, card_filename, thumb_filename,
        blurred_filename, width, height, thumbhash, status, position, created_at)
      select id, ${brandId}, 'many-' || n, id, id, id, id, id, 720, 900, 'x', 'pending', p, ${at}
      from generate_series(${from}::integer, ${Math.min(members, from + MEMBERS_AT_ONCE - 1)}::integer) n,
        generate_series(1, ${photos}::integer) p, lateral (select 'photo-' || n || '-' || p as id) named`)
  await db.execute(sql`
    insert into staff_case (id, brand_id, kind, subject_kind, subject_id, member_id, language, severity, reports,
      opened_at, due_at, rank_at, state)
    select 'case-' || id, brand_id, 'photo', 'photo', id, member_id, 'en', 1, 0, created_at,
      created_at + interval '10 minutes', created_at + interval '10 minutes', 'waiting'
    from photo where member_id like 'many-%'`)
}

interface ManyCases {
  readonly brandId: string
  readonly decided: number
  readonly waiting: number
}

/** Adds cases without subjects, for statements that don't look at these. */
export async function addManyCases(db: Queryable, { brandId, decided, waiting }: ManyCases): Promise<void> {
  const kinds = sql`(array['photo', 'report', 'objection', 'text', 'name'])[1 + n % 5]`
  const all = decided + waiting
  for (let from = 1; from <= all; from += AT_ONCE)
    await db.execute(sql`
      insert into staff_case (id, brand_id, kind, subject_kind, subject_id, language, severity, reports, opened_at,
        due_at, rank_at, state, decided_at, takes_effect_at)
      select 'many-' || n, ${brandId}, ${kinds}, 'photo', 'many-' || n, 'en', 1, 0, at, at, at,
        case when is_done then 'done' else 'waiting' end, case when is_done then at end, case when is_done then at end
      from generate_series(${from}::integer, ${Math.min(all, from + AT_ONCE - 1)}::integer) n,
        lateral (select n <= ${decided} as is_done, now() - n * interval '1 second' as at) made`)
  await db.execute(sql`analyze staff_case`)
}
