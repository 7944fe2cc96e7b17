import type { MemberCard } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings, useUser } from 'shared-state/session'

/** The place on a card: the region, and the country too unless it is the viewer's. */
export function useCardPlace({
  country,
  region,
}: Pick<MemberCard, 'country' | 'region'>): string | undefined {
  const format = useFormat()
  const { countries, geoip_country } = useSettings()
  const user = useUser()
  const own = user ? user.profile.country : (geoip_country ?? countries[0])
  const abroad = country !== null && own !== null && country !== own ? format.country(country) : undefined
  return [region?.name, abroad].filter(Boolean).join(', ') || undefined
}
