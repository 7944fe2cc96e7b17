import type { Country } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import { block } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { type Orientation, whoSuits } from '../orientation-rules.ts'
import { LATELY, NEW } from '../profile/activity-of.ts'
import { bornWithin } from './born-within.ts'
import type { Criteria } from './search-criteria.ts'

/** For each gender and country one way through an index, in the order in which results come. */
export function waysOf(criteria: Criteria, now: Date): SQL[] {
  return criteria.lanes.flatMap((lane) =>
    criteria.countries.map((country) => all([...conditionsOf(criteria, lane, now), isIn(country)])),
  )
}

/** Whether a member fits, in one condition. */
export function fits(criteria: Criteria, now: Date): SQL {
  return any(waysOf(criteria, now))
}

function isIn(country: Country): SQL {
  return sql`${memberSearch.country} = ${country}`
}

function conditionsOf(criteria: Criteria, lane: Criteria['lanes'][number], now: Date): SQL[] {
  const { after, until } = bornWithin(criteria, now)
  const since = (ms: number) => new Date(now.getTime() - ms)
  return [
    sql`${memberSearch.brandId} = ${criteria.brandId}`,
    // As the indexes say it, so that they are used.
    sql`${memberSearch.isListed}`,
    ...when(criteria.isVisitor, sql`${memberSearch.isForVisitors}`),
    ...suiting(lane),
    ...when(criteria.region !== null, sql`${memberSearch.region} = ${criteria.region}`),
    ...when(after !== null, sql`${memberSearch.dateOfBirth} > ${after}`),
    ...when(until !== null, sql`${memberSearch.dateOfBirth} <= ${until}`),
    ...when(criteria.withPhoto, sql`${memberSearch.hasPhoto}`),
    ...when(criteria.isNew, sql`${memberSearch.joinedAt} > ${since(NEW)}`),
    ...when(criteria.isLately, sql`${memberSearch.lastActive} >= ${since(LATELY)}`),
    ...when(criteria.interests.length > 0, sql`${memberSearch.interests} @> ${texts(criteria.interests)}`),
    ...when(criteria.hideFictional, sql`not ${memberSearch.isFictional}`),
  ]
}

/** Whether a member and this one may be what each looks for. */
export function suits(one: Orientation): SQL {
  return any(whoSuits(one).map((lane) => all(suiting(lane))))
}

function suiting({ gender, sexualities }: Criteria['lanes'][number]): SQL[] {
  return [
    sql`${memberSearch.gender} = ${gender}`,
    ...when(
      sexualities !== null,
      sql`(${memberSearch.sexuality} is null or ${memberSearch.sexuality} = any(${texts(sexualities)}))`,
    ),
  ]
}

/** §6: neither who asks, nor anybody whom a block keeps apart from them; looked up once for a query. */
export function isAnother(viewerId: string): SQL {
  return sql`${memberSearch.memberId} <> ${viewerId} and ${memberSearch.memberId} not in (
    select ${block.blockedId} from ${block} where ${block.memberId} = ${viewerId}
    union all select ${block.memberId} from ${block} where ${block.blockedId} = ${viewerId}
  )`
}

export function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `)
}

function any(conditions: readonly SQL[]): SQL {
  if (conditions.length === 0) return sql`false`
  return sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`
}

function when(is: boolean, condition: SQL): SQL[] {
  return is ? [condition] : []
}

function texts(list: readonly string[] | null): SQL {
  return sql`${sql.param([...(list ?? [])])}::text[]`
}
