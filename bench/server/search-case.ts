import { searchMembers } from 'contracts'
import type { Database } from '../../api/src/db/database.ts'
import { addMember } from '../../api/src/features/account/fixture-member.ts'
import { beginSession } from '../../api/src/features/account/sessions/sessions.ts'
import { statementsOfCall } from './statements-of-call.ts'

/** Number of searching members, taken in turn by the site and by the bare driver, so that each stays below its rate limit. */
export const SEARCHERS = 300

/** “For me”: no filters, so that the score compares everything that it can, and nobody on whom the searcher has decided. */
const QUERY = 'undecided=1'
/** The members whom each searcher has passed. */
const DECIDED = 200
/** The searchers' own. */
const CITY = 'Ulm'

/** Adds searching members; returns their session cookies. */
export async function openSearchers(database: Database): Promise<readonly string[]> {
  const cookies: string[] = []
  for (let number = 0; number < SEARCHERS; number += 1) {
    const { brandId, memberId } = await addMember(database, {
      profile: {
        gender: 'male',
        sexuality: 'hetero',
        country: 'DE',
        region: 'R-5',
        city: CITY,
        dateOfBirth: '1992-06-15',
        interests: ['art', 'gym', 'movies', 'sushi', 'wine'],
      },
    })
    const session = { brandId, memberId, label: 'a benchmark' }
    cookies.push(`session=${await beginSession(database, session, new Date())}`)
  }
  return cookies
}

/** Lets each searcher have passed some of the members. */
export async function addDecisions({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into swipe (brand_id, member_id, other_id, answer, gave_like, answered_at)
     select s.brand_id, s.member_id, 'm' || n, 'no', false, now()
     from profile s cross join generate_series(1, $1::integer) n where s.city = $2`,
    [DECIDED, CITY],
  )
}

/** The request for a page of search results, and its statements for each searching member. */
export async function searchCase(database: Database, cookies: readonly string[], more: string) {
  const headers = { host: 'localhost' }
  const url = `${searchMembers.path}?${QUERY}${more}`
  const sets = []
  for (const cookie of cookies) {
    sets.push(await statementsOfCall(database, { url, headers: { ...headers, cookie } }, { hasLimits: true }))
  }
  const [statements = [], ...byOthers] = sets
  return { requests: { paths: [url], headers, cookies }, statements, byOthers }
}

/** The same without a cached total: each member searches for different ages. */
export async function uncountedCase(database: Database, cookies: readonly string[]) {
  const headers = { host: 'localhost' }
  const anyAge = `${searchMembers.path}?country=DE&gender=female`
  const paths = cookies.map((_, n) => `${anyAge}&min_age=${20 + (n % 20)}&max_age=${45 + Math.floor(n / 20)}`)
  const sets = []
  for (const [n, url] of paths.entries()) {
    const of = { headers: { ...headers, cookie: cookies[n] ?? '' } }
    const first = { ...of, url: anyAge }
    sets.push(await statementsOfCall(database, { ...of, url }, { hasLimits: true, first }))
  }
  return { requests: { paths, headers, cookies }, sets }
}
