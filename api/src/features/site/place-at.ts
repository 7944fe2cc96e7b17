import type { Country, Geocode } from 'contracts'
import { australia } from './cities/australia.ts'
import { austria } from './cities/austria.ts'
import { belgium } from './cities/belgium.ts'
import { canada } from './cities/canada.ts'
import type { City } from './cities/city.ts'
import { denmark } from './cities/denmark.ts'
import { finland } from './cities/finland.ts'
import { france } from './cities/france.ts'
import { germany } from './cities/germany.ts'
import { ireland } from './cities/ireland.ts'
import { italy } from './cities/italy.ts'
import { netherlands } from './cities/netherlands.ts'
import { newZealand } from './cities/new-zealand.ts'
import { norway } from './cities/norway.ts'
import { poland } from './cities/poland.ts'
import { spain } from './cities/spain.ts'
import { sweden } from './cities/sweden.ts'
import { switzerland } from './cities/switzerland.ts'
import { unitedKingdom } from './cities/united-kingdom.ts'
import { unitedStates } from './cities/united-states.ts'
import { regionId } from './regions.ts'

const cities: Readonly<Record<Country, readonly City[]>> = {
  US: unitedStates,
  NL: netherlands,
  BE: belgium,
  FR: france,
  IT: italy,
  ES: spain,
  DE: germany,
  AT: austria,
  IE: ireland,
  GB: unitedKingdom,
  CA: canada,
  PL: poland,
  AU: australia,
  NZ: newZealand,
  CH: switzerland,
  DK: denmark,
  FI: finland,
  NO: norway,
  SE: sweden,
}

/** Within this distance of a city, people say that they are from there. */
const NEAR_KM = 60
/** Up to this distance from a city the country is known, farther out nothing is. */
const FAR_KM = 250

const EARTH_RADIUS_KM = 6_371

interface Point {
  readonly lat: number
  readonly lon: number
}

/** Kilometres, by the haversine formula. */
export function distance(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const height = Math.sin(((b.lat - a.lat) * rad) / 2) ** 2
  const width = Math.sin(((b.lon - a.lon) * rad) / 2) ** 2
  const chord = height + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * width
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(chord, 1)))
}

/** All known cities. */
export const allCities = Object.entries(cities).flatMap(([country, list]) =>
  list.map(([city, code, lat, lon]) => ({
    country,
    region: regionId(country as Country, code),
    city,
    lat,
    lon,
  })),
)

const nowhere: Geocode = { country: null, region: null, city: null }

/** §7: the place of a point on earth, as precisely as the nearest known city allows. */
export function placeAt(point: Point): Geocode {
  let place = nowhere
  let nearest = FAR_KM
  for (const { country, region, city, ...here } of allCities) {
    const km = distance(point, here)
    if (km >= nearest) continue
    nearest = km
    place = km < NEAR_KM ? { country, region, city } : { country, region: null, city: null }
  }
  return place
}
