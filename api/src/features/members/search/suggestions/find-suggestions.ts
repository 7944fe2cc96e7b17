import {
  type AnswerOf,
  type findMatches,
  type InputOf,
  interestsIn,
  isFieldShown,
  type ShownFields,
  SUGGESTIONS,
} from 'contracts'
import { and, arrayOverlaps, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import type { Brand } from '../../../../http/caller/brand.ts'
import { profile } from '../../../../tables/members.ts'
import { memberSearch } from '../../../../tables/search.ts'
import { cardOf } from '../../profile/member-cards.ts'
import type { Viewer } from '../../visibility/find-other.ts'
import { findFitting } from '../find-fitting.ts'
import { findSearcher } from '../searcher.ts'
import { reasonsFor } from './reasons-for.ts'

type Query = NonNullable<InputOf<typeof findMatches>['query']>

/** Suggests members by mutual interest, each with the reasons. */
export async function findSuggestions(
  db: Queryable,
  { brand, ...viewer }: Viewer & { readonly brand: Brand },
  asked: Query,
  now: Date,
): Promise<AnswerOf<typeof findMatches>> {
  const { interests: list, relationship_status: status, ...wishes } = visibleQuery(asked, brand.settings)
  const searcher = await findSearcher(db, brand, viewer, now)
  if (searcher.country === null) return { suggestions: [] }
  const interests = list === undefined ? searcher.interests : interestsIn(list)
  const extra = and(
    list === undefined ? undefined : arrayOverlaps(memberSearch.interests, [...interests]),
    status &&
      sql`exists (
      select from ${profile} p where p.member_id = ${memberSearch.memberId} and p.relationship_status = ${status}
    )`,
  )
  const seeking = { ...searcher, interests }
  const found = await findFitting(db, seeking, { ...wishes, extra, limit: SUGGESTIONS }, now)
  return {
    suggestions: found.map((row) => ({ profile: cardOf(row, now), ...reasonsFor(seeking, row, now) })),
  }
}

/** The query without the wishes that would tell a field which the brand hides. */
function visibleQuery(
  { near, relationship_status: status, interests, ...query }: Query,
  settings: ShownFields,
): Query {
  return {
    ...query,
    ...(near !== undefined && (near !== 'region' || isFieldShown('region', settings)) && { near }),
    ...(status !== undefined &&
      isFieldShown('relationship_status', settings) && { relationship_status: status }),
    ...(interests !== undefined && isFieldShown('interests', settings) && { interests }),
  }
}
