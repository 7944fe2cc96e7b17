import { allCities } from './cities.ts'
import { distance } from './distance.ts'

/** An evening’s drive, between the largest cities of two regions. */
const REACH_KM = 120

/** The largest city of each region. */
const centres = new Map(allCities.toReversed().map((city) => [city.region, city]))

const found = new Map<string, readonly string[]>()

/** The ids of the other regions within reach of this one, across borders too. */
export function regionsAround(region: string): readonly string[] {
  const known = found.get(region) ?? regionsWithin(region)
  found.set(region, known)
  return known
}

function regionsWithin(region: string): readonly string[] {
  const here = centres.get(region)
  if (!here) return []
  return [...centres.values()]
    .filter((there) => there !== here && distance(here, there) <= REACH_KM)
    .map((there) => there.region)
}
