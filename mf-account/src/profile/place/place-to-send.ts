import type { Country, OwnProfile } from 'contracts'

type Place = Pick<OwnProfile, 'country' | 'region' | 'city'>

interface WholePlace extends Place {
  readonly country: Country
}

/** The place without the fields that the brand does not ask for; null without a country. */
export function placeToSend(
  { country, region, city }: Place,
  asks: (field: keyof OwnProfile) => boolean,
): WholePlace | null {
  if (country === null) return null
  return { country, region: asks('region') ? region : null, city: asks('city') ? city : null }
}
