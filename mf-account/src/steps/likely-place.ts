import type { AnswerOf, Country, getRegions, Settings } from 'contracts'
import type { searchedFor } from './searched-for.ts'

type Facts = Pick<Settings, 'countries' | 'geoip_country' | 'geoip_selected_country'>
type Searched = Pick<ReturnType<typeof searchedFor>, 'country' | 'region'>
type Regions = AnswerOf<typeof getRegions>['regions']

/**
 * Where a new member seems to live: in the country that they selected or searched in, or else the one where they seem to be,
 * if the brand serves it; and in the region that they searched in or chose on the map of a landing page, if it is one of that
 * country.
 */
export function likelyPlace(
  { countries, geoip_country: seeming, geoip_selected_country: selected }: Facts,
  searched: Searched,
  regions: Regions | undefined,
): { readonly country: Country | null; readonly region: string | null } {
  const country = countries.find((one) => one === (selected ?? searched.country ?? seeming)) ?? null
  const known = country === null ? undefined : regions?.[country]
  return { country, region: known?.find(({ id }) => id === searched.region)?.id ?? null }
}
