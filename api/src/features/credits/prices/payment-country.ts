import { type Country, isCountry } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { profile } from '../../../tables/members.ts'

interface Payer {
  /** The country that the payer chose. */
  readonly chosen: Country | undefined
  readonly session: Session | null
  /** `settings.geoip_country` */
  readonly visited: string | null
}

/** §3: the payment country: the chosen one, else the member's, else the visitor's, else the brand's first. */
export async function paymentCountry(
  db: Queryable,
  { settings: { countries } }: Brand,
  { chosen, session, visited }: Payer,
): Promise<Country> {
  const isServed = (country: unknown): country is Country => isCountry(country) && countries.includes(country)
  if (chosen !== undefined)
    return isServed(chosen) ? chosen : refuse('invalid_input', { fields: { country: 'invalid_input' } })
  const own = session && (await homeOf(db, session.memberId))
  return [own, visited].find(isServed) ?? countries[0] ?? refuse('not_found')
}

async function homeOf(db: Queryable, memberId: string) {
  const [found] = await db
    .select({ country: profile.country })
    .from(profile)
    .where(eq(profile.memberId, memberId))
  return found?.country
}
