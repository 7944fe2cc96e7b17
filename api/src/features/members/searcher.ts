import { eq } from 'drizzle-orm'
import { refuse } from '../../http/refusal.ts'
import type { Call } from '../../http/route.ts'
import { visitorSettings } from '../site/visitor-settings.ts'
import type { Searcher } from './search-criteria.ts'
import { profile } from './tables.ts'

/** Who asks, as far as it decides what is looked for when they do not say. */
export async function findSearcher({
  db,
  brand,
  session,
  request,
}: Pick<Call<never, 'any'>, 'db' | 'brand' | 'session' | 'request'>): Promise<Searcher> {
  const { countries } = brand.settings
  if (!session) {
    const { geoip_country: country } = visitorSettings(request, brand, {})
    return { brandId: brand.id, isVisitor: true, gender: null, sexuality: null, country, countries }
  }
  const { gender, sexuality, country } = profile
  const [found] = await db
    .select({ gender, sexuality, country })
    .from(profile)
    .where(eq(profile.memberId, session.memberId))
  return { brandId: brand.id, isVisitor: false, countries, ...(found ?? refuse('not_found')) }
}
