import type { OwnProfile } from 'contracts'

type Place = Pick<OwnProfile, 'country' | 'region' | 'city'>

/** With another country goes the region, and the city that lay in the one before. */
export function withCountry(country: Place['country'], place: Place): Place {
  if (country === place.country) return place
  return { country, region: null, city: place.country === null ? place.city : null }
}
