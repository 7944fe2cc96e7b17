import type { OwnProfile } from 'contracts'

export type Place = Pick<OwnProfile, 'country' | 'region' | 'city'>

/** Changes the country: clears the region, and the city if it belonged to the old country. */
export function withCountry(country: Place['country'], place: Place): Place {
  if (country === place.country) return place
  return { country, region: null, city: place.country === null ? place.city : null }
}
