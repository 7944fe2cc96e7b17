import { ageOn, type Country, type ShownFields, shownToVisitors } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { preference, profile } from '../../../tables/members.ts'
import { orientationOf } from '../orientation-rules.ts'
import { preferencesOf } from '../preferences/own-preferences.ts'
import type { Viewer } from '../visibility/find-other.ts'
import type { Searcher } from './search-criteria.ts'

const { gender, sexuality, country, region, city, dateOfBirth, interests } = profile
const seekerOf = prepared('searcher', (db) =>
  db
    .select({ gender, sexuality, country, region, city, dateOfBirth, interests, preference })
    .from(profile)
    .leftJoin(preference, eq(preference.memberId, profile.memberId))
    .where(eq(profile.memberId, sql.placeholder('memberId'))),
)

export interface MemberAsSearcher extends Searcher {
  readonly memberId: string
  readonly country: Country | null
}

/** A member as a searcher. */
export async function findSearcher(
  db: Queryable,
  { id, settings }: Brand,
  { memberId }: Viewer,
  now: Date,
): Promise<MemberAsSearcher> {
  const [found = refuse('not_found')] = await seekerOf(db).execute({ memberId })
  const { country, region, city, dateOfBirth, interests } = found
  const preferences = preferencesOf(found.preference)
  return {
    brandId: id,
    memberId,
    youngest: settings.min_age,
    countries: settings.countries,
    visible: settings,
    offered: settings.search_fields,
    ...orientationOf(found, preferences.genders),
    country,
    region,
    city,
    interests,
    age: ageOn(dateOfBirth, now),
    preferences,
  }
}

/** Visitors search by what they see, and by gender, which the pictures show. */
function searchedByVisitors(settings: ShownFields): ShownFields {
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
    region: null,
    city: null,
    interests: [],
    age: null,
    preferences: preferencesOf(undefined),
    youngest: settings.min_age,
    countries: settings.countries,
    visible: searchedByVisitors(settings),
    offered: settings.search_fields,
  }
}
