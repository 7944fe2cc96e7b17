import type { MemberCard } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useSettings, useUser } from 'shared-state/session'
import { placeText } from './place-text.ts'

/** The place on a card: the town, or else the region, and the country too unless it is the viewer's. */
export function useCardPlace({ city, country, region }: Pick<MemberCard, 'city' | 'country' | 'region'>) {
  return useProfilePlace({ city, country, region: city ? null : region })
}

/** The place on a profile, which names the town, too. */
export function useProfilePlace({ country, ...place }: Pick<MemberCard, 'city' | 'country' | 'region'>) {
  const format = useFormat()
  const { countries, geoip_country } = useSettings()
  const user = useUser()
  const own = user ? user.profile.country : (geoip_country ?? countries[0])
  const isAbroad = country !== null && own !== null && country !== own
  return placeText({ ...place, country: isAbroad ? country : null }, format.country) || undefined
}
