import { interests } from 'contracts'
import type { Pool } from 'pg'

/** Country → percentage of members. */
const COUNTRIES = { US: 30, DE: 15, GB: 12, FR: 12, IT: 10, ES: 8, PL: 6, NL: 4, SE: 2, FI: 1 }

/** Maps each number below a hundred to a country. */
const homes = Object.entries(COUNTRIES).flatMap(([country, share]) =>
  Array.from({ length: share }, () => country),
)

const RANDOM = (salt: string, most: number) => `(abs(hashint8extended(n, hashtext('${salt}'))) % ${most})`

/** Up to eight interests each, so that no two members have quite the same in common. */
const INTERESTS = `(select array_agg(distinct ($3::text[])[1 + abs(hashint8extended(n, i)) % ${interests.length}])
  from generate_series(1, 1 + ${RANDOM('interests', 8)}) i)`

/** Adds members with pseudo-random profiles, six in ten with a photo; the same on every machine. */
export async function addSearchMembers(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    // Skip triggers and foreign keys: the rows refer only to each other.
    await client.query('set session_replication_role = replica; set statement_timeout = 0')
    await client.query(
      `insert into member (id, brand_id, email, status, language, is_demo, created_at)
       select 'm' || n, 'amberly', 'm' || n || '@example.invalid', 'confirmed', 'en', true,
         now() - ${RANDOM('joined', 730 * 1_440)} * interval '1 minute'
       from generate_series(1, $1::bigint) n`,
      [count],
    )
    await client.query(
      `insert into profile (member_id, brand_id, name, status, gender, sexuality, date_of_birth, country, region, interests,
         is_visible_to_visitors)
       select 'm' || n, 'amberly', 'Member ' || n, 'active', (array['male', 'female'])[1 + ${RANDOM('gender', 2)}],
         (array['hetero', 'hetero', 'hetero', 'bi'])[1 + ${RANDOM('sexuality', 4)}],
         date '1955-01-01' + ${RANDOM('born', 52 * 365)}::integer,
         ($2::text[])[1 + ${RANDOM('country', homes.length)}], 'R-' || ${RANDOM('region', 12)}, ${INTERESTS},
         ${RANDOM('visible', 4)} = 0
       from generate_series(1, $1::bigint) n`,
      [count, homes, interests],
    )
    await client.query(
      `insert into photo (id, brand_id, member_id, filename, match_filename, card_filename, thumb_filename,
         blurred_filename, width, height, thumbhash, status, is_main, position, created_at)
       select 'p' || n, 'amberly', 'm' || n, 'f' || n, 'm' || n, 'c' || n, 't' || n, 'b' || n, 720, 900,
         'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw', 'active', true, 0, now()
       from generate_series(1, $1::bigint) n where ${RANDOM('photo', 10)} < 6`,
      [count],
    )
    await client.query(
      `select sync_member_search(array(select 'm' || n from generate_series(1, $1::bigint) n))`,
      [count],
    )
    await client.query(
      `update member_search set last_active = now() - ${RANDOM('seen', 90 * 1_440)} * interval '1 minute'
       from generate_series(1, $1::bigint) n where member_id = 'm' || n`,
      [count],
    )
    await client.query('vacuum analyze')
  } finally {
    // Closing the connection drops its settings.
    client.release(true)
  }
}
