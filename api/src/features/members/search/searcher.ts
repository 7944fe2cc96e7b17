import { shownToVisitors } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Brand } from '../../../http/access/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { profile } from '../../../tables/members.ts'
import type { Viewer } from '../access/find-other.ts'
import type { VisibleFields } from '../profile/shown-fields.ts'
import type { Searcher } from './search-criteria.ts'

const { gender, sexuality, country } = profile
const orientationOf = prepared('searcher', (db) =>
  db
    .select({ gender, sexuality, country })
    .from(profile)
    .where(eq(profile.memberId, sql.placeholder('memberId'))),
)

/** A member as a searcher. */
export async function findSearcher(
  db: Queryable,
  { id, settings }: Brand,
  { memberId }: Viewer,
): Promise<Searcher> {
  const [found] = await orientationOf(db).execute({ memberId })
  return {
    brandId: id,
    memberId,
    countries: settings.countries,
    visible: settings,
    ...(found ?? refuse('not_found')),
  }
}

/** Visitors search by what they see, and by gender, which the pictures show. */
function searchedByVisitors(settings: VisibleFields): VisibleFields {
  const { visible_profile_fields: fields, visible_profile_notes } = shownToVisitors(settings)
  const gender = settings.visible_profile_fields.filter((field) => field === 'gender')
  return { visible_profile_fields: [...gender, ...fields], visible_profile_notes }
}

/** A visitor as a searcher, from the country where they seem to be. */
export function visitorAsSearcher({ id, settings }: Brand, visitorCountry: string | null): Searcher {
  return {
    brandId: id,
    memberId: null,
    gender: null,
    sexuality: null,
    country: visitorCountry,
    countries: settings.countries,
    visible: searchedByVisitors(settings),
  }
}
