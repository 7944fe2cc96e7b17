import { interestsIn } from 'contracts'
import { and, arrayContains, eq, gt, gte, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { conversationMember } from '../../../tables/chat.ts'
import { block, memberLike } from '../../../tables/members.ts'
import { memberSearch } from '../../../tables/search.ts'
import { swipe } from '../../../tables/swipe.ts'
import { type Orientation, suitingGenders } from '../orientation-rules.ts'
import { LATELY_MS, NEW_MEMBER_MS, stepBefore } from '../profile/activity-of.ts'
import { type Ages, bornWithin } from './born-within.ts'
import type { Criteria, Lane } from './search-criteria.ts'

interface LaneCondition {
  readonly condition: SQL | undefined
  /** Which of the groups of countries it is. */
  readonly distance: number
  readonly hasPhoto: boolean
}

/** A condition for each lane, country, and with or without a photo. Each of them walks one index. */
export function laneConditions(criteria: Criteria, now: Date): LaneCondition[] {
  const shared = filterConditions(criteria, now)
  // The bare columns, as in the indexes, or PostgreSQL would not use them.
  const withPhoto = sql`${memberSearch.hasPhoto}`
  const photos = criteria.filters.with_photo ? [true] : [true, false]
  return criteria.countries.flatMap((group, distance) =>
    group.flatMap((country) =>
      criteria.lanes.flatMap((lane) =>
        photos.map((hasPhoto) => ({
          condition: and(
            ...shared,
            ...inLane(lane),
            eq(memberSearch.country, country),
            hasPhoto ? withPhoto : not(withPhoto),
          ),
          distance,
          hasPhoto,
        })),
      ),
    ),
  )
}

/** The criteria as a single condition, without the rules of blocks and of fictional profiles. */
export function meetsCriteria(criteria: Criteria, now: Date): SQL {
  const lanes = or(...criteria.lanes.map((lane) => and(...inLane(lane))))
  if (!lanes) return sql`false`
  const isThere = inArray(memberSearch.country, criteria.countries.flat())
  const hasPhoto = criteria.filters.with_photo && sql`${memberSearch.hasPhoto}`
  return and(...filterConditions(criteria, now), lanes, isThere, hasPhoto) ?? sql`false`
}

function filterConditions({ brandId, filters, isForVisitors }: Criteria, now: Date) {
  const { countryregion, min_age: minAge = null, max_age: maxAge = null } = filters
  const interests = interestsIn(filters.interests)
  return [
    eq(memberSearch.brandId, brandId),
    // The bare column, as in the partial indexes, or PostgreSQL would not use them.
    memberSearch.isListed,
    isForVisitors ? memberSearch.isForVisitors : undefined,
    countryregion === undefined ? undefined : eq(memberSearch.region, countryregion),
    isBornWithin({ minAge, maxAge }, now),
    filters.is_new && gt(memberSearch.joinedAt, new Date(now.getTime() - NEW_MEMBER_MS)),
    filters.online_lately && gte(memberSearch.lastActive, stepBefore(now, LATELY_MS)),
    interests.length > 0 ? arrayContains(memberSearch.interests, interests) : undefined,
    filters.hide_fictional && not(sql`${memberSearch.isFictional}`),
  ]
}

/** The member of the row is of these ages. */
export function isBornWithin(ages: Ages, now: Date): SQL | undefined {
  const { after, until } = bornWithin(ages, now)
  return and(
    after === null ? undefined : gt(memberSearch.dateOfBirth, after),
    until === null ? undefined : lte(memberSearch.dateOfBirth, until),
  )
}

/** The member of the row and this one may be what each looks for. */
export function suits(member: Orientation): SQL {
  return or(...suitingGenders(member).map((lane) => and(...inLane(lane)))) ?? sql`false`
}

function inLane({ gender, sexualities }: Lane) {
  const isStated = sexualities === null ? undefined : inArray(memberSearch.sexuality, [...sexualities])
  return [eq(memberSearch.gender, gender), isStated && or(isNull(memberSearch.sexuality), isStated)]
}

/** §6: excludes the viewer and everyone with a block between them. Runs once per search. */
export function isNotSelfOrBlocked(viewerId: string): SQL {
  return sql`${memberSearch.memberId} <> ${viewerId} and ${memberSearch.memberId} not in (${blockedBetween(viewerId)})`
}

/** The query for the ids of everyone with a block between them and the viewer. */
export function blockedBetween(viewerId: string): SQL {
  return sql`
    select ${block.blockedId} from ${block} where ${block.memberId} = ${viewerId}
    union all select ${block.memberId} from ${block} where ${block.blockedId} = ${viewerId}
  `
}

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
