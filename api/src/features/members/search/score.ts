import type { Interest } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import { profile } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { DAY_MS, WEEK_MS } from '../../../time.ts'
import { ACTIVITY_STEP_MS, LATELY_MS, NEW_MEMBER_MS, ONLINE_MS, stepBefore } from '../profile/activity-of.ts'
import { bornWithin } from './born-within.ts'

/** The facts by which others are compared for a member: nothing that the brand hides of them. */
export interface Seeker {
  /** Null if the member set ages, which then all count the same. */
  readonly age: number | null
  readonly region: string | null
  /** The town, if the region is known as well. */
  readonly city: string | null
  /** Other regions within reach. */
  readonly around: readonly string[]
  /** Those that count as common ground. */
  readonly interests: readonly Interest[]
}

/** A member who sets no ages meets those first who are at most this much younger or older. */
const OWN_YEARS = 8

export const agesAround = (age: number) => ({ minAge: age - OWN_YEARS, maxAge: age + OWN_YEARS })

/** The points for a difference of up to these years; with a larger one, nothing else brings somebody forward. */
const YEARS = [
  { years: 2, points: 40 },
  { years: 5, points: 34 },
  { years: OWN_YEARS, points: 26 },
  { years: 12, points: 4 },
  { years: 20, points: -150 },
]
const MORE_YEARS = -200
/** People meet those who live near: this counts for more than all but the age. */
const SAME_TOWN = 120
const SAME_REGION = 70
const REGION_AROUND = 40
const SHARED_INTEREST = 4
const MOST_SHARED = 5
const ACTIVE = [
  { since: ONLINE_MS + ACTIVITY_STEP_MS, points: 14 },
  { since: LATELY_MS, points: 11 },
  { since: WEEK_MS, points: 6 },
  { since: 30 * DAY_MS, points: 2 },
]
const NEW = 4
const PHOTO = 2
const MOST_PHOTOS = 4

/** Somebody of another country needs more than a few years less of difference to come before those at home. */
export const ABROAD = -60

/**
 * The one order in which the site suggests members to a member: swipe deck, home, search, similar members, match finder and
 * first matches. It counts only what a card tells, in steps as coarse, so that the order doesn't tell more.
 */
export function scoreOf({ age, region, city, around, interests }: Seeker, at: Date): SQL {
  const { dateOfBirth, lastActive, joinedAt, photoCount } = memberSearch
  const parts = [
    age !== null &&
      steps(
        YEARS.map(({ years, points }) => {
          const { after, until } = bornWithin({ minAge: age - years, maxAge: age + years }, at)
          return [sql`${dateOfBirth} > ${after} and ${dateOfBirth} <= ${until}`, points]
        }),
        MORE_YEARS,
      ),
    region !== null &&
      steps([
        [sql`${memberSearch.region} = ${region} and ${livesIn(city)}`, SAME_TOWN],
        [sql`${memberSearch.region} = ${region}`, SAME_REGION],
        [sql`${memberSearch.region} = any(${sql.param(around)}::text[])`, REGION_AROUND],
      ]),
    interests.length > 0 &&
      sql`${SHARED_INTEREST}::integer * least(${shared(interests)}, ${MOST_SHARED}::integer)`,
    steps(ACTIVE.map(({ since, points }) => [sql`${lastActive} >= ${stepBefore(at, since)}`, points])),
    steps([[sql`${joinedAt} > ${new Date(at.getTime() - NEW_MEMBER_MS)}`, NEW]]),
    sql`${PHOTO}::integer * least(${photoCount}, ${MOST_PHOTOS}::integer)`,
  ]
  return sql.join(
    parts.filter((part) => part !== false),
    sql` + `,
  )
}

/** The points of the first condition that holds. */
function steps(cases: readonly (readonly [condition: SQL, points: number])[], otherwise = 0): SQL {
  const whens = cases.map(([condition, points]) => sql`when ${condition} then ${points}::integer`)
  return sql`case ${sql.join(whens, sql` `)} else ${otherwise}::integer end`
}

/** Looked up only for the few of the region: the narrow table of the search has no towns. */
function livesIn(city: string | null): SQL {
  if (city === null) return sql`false`
  const plain = (name: SQL | typeof profile.city) => sql`lower(trim(${name}))`
  return sql`(
    select ${plain(profile.city)} from ${profile} where ${profile.memberId} = ${memberSearch.memberId}
  ) = ${plain(sql`${city}::text`)}`
}

/** How many of these interests a member has. A subquery over the two lists would take ten times as long. */
function shared(interests: readonly Interest[]): SQL {
  const has = interests.map((interest) => sql`(${interest} = any(${memberSearch.interests}))::integer`)
  return sql.join(has, sql` + `)
}
