import type { Geocode } from 'contracts'
import { allCities, foreignTowns } from './cities.ts'
import { distance, type Point } from './distance.ts'

/** Within this distance of a city, people say that they are from there. */
const NEAR_KM = 60
/** Up to this distance from a city the country is known, farther out nothing is. */
const FAR_KM = 250

const KM_PER_DEGREE = 111

/** §7: the place of a point, as precisely as the nearest city allows; none without members. */
export function placeAt(point: Point): Geocode {
  const home = nearest(point, allCities, FAR_KM)
  if (!home) return { country: null, region: null, city: null }
  if (nearest(point, foreignTowns, home.km)) return { country: null, region: null, city: null }
  const { country, region, city } = home.town
  return home.km < NEAR_KM ? { country, region, city } : { country, region: null, city: null }
}

/** The nearest of these towns within the given distance. */
function nearest<Town extends Point>(point: Point, towns: readonly Town[], within: number) {
  let found: { readonly town: Town; readonly km: number } | undefined
  let most = within
  for (const town of towns) {
    // Most are out of the question by their latitude alone.
    if (Math.abs(town.lat - point.lat) * KM_PER_DEGREE > most) continue
    const km = distance(point, town)
    if (km >= most) continue
    most = km
    found = { town, km }
  }
  return found
}
