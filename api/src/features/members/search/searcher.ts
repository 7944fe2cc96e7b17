import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../../db/prepared.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { profile } from '../../../tables/members.ts'
import { visitorSettings } from '../../site/visitor-settings.ts'
import type { Searcher } from './search-criteria.ts'

const { gender, sexuality, country } = profile
const orientationOf = prepared('searcher', (db) =>
  db
    .select({ gender, sexuality, country })
    .from(profile)
    .where(eq(profile.memberId, sql.placeholder('memberId'))),
)

/** Who asks, as far as it decides what is looked for when they do not say. */
export async function findSearcher({
  db,
  brand,
  session,
  request,
}: Pick<Call<never, 'any'>, 'db' | 'brand' | 'session' | 'request'>): Promise<Searcher> {
  const { countries } = brand.settings
  if (!session) {
    const { geoip_country } = visitorSettings(request, brand, {})
    const nothing = { gender: null, sexuality: null }
    return { brandId: brand.id, isVisitor: true, ...nothing, country: geoip_country, countries }
  }
  const [found] = await orientationOf(db).execute({ memberId: session.memberId })
  return { brandId: brand.id, isVisitor: false, countries, ...(found ?? refuse('not_found')) }
}
