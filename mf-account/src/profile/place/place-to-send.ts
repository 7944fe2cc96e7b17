import type { Country, OwnProfile } from 'contracts'
import type { Place } from './with-country.ts'

interface WholePlace extends Place {
  readonly country: Country
}

/** The place without the fields that the brand does not ask for; null without a country. */
export function placeToSend(
  { country, region, city }: Place,
  isRequested: (field: keyof OwnProfile) => boolean,
): WholePlace | null {
  if (country === null) return null
  return { country, region: isRequested('region') ? region : null, city: isRequested('city') ? city : null }
}
