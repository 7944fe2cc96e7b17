import { type Country, countries } from 'contracts'

/** TypeScript does not know it yet. */
interface WithTimeZones {
  getTimeZones(): readonly string[] | undefined
}

/** Time zone → its country, of those in which the site may be; made when the first browser names its zone. */
let known: ReadonlyMap<string, Country> | undefined

function zonesOfCountries() {
  known ??= new Map(
    countries.flatMap((country) => {
      const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & WithTimeZones
      return (locale.getTimeZones() ?? []).map((zone) => [zone, country] as const)
    }),
  )
  return known
}

/** A zone that is a place, `Europe/Amsterdam`, rather than `UTC` or `Etc/GMT+5`. */
const PLACE = /^(?!Etc\/)[A-Za-z]+\//

/**
 * The country of a browser's time zone: null if it is none of the site's countries, undefined if the zone says nothing,
 * because it is no place or doesn't exist.
 */
export function countryOfZone(name: string): Country | null | undefined {
  const zones = zonesOfCountries()
  const found = zones.get(name)
  if (found) return found
  // Browsers differ in the names of some: America/Indianapolis is America/Indiana/Indianapolis.
  const zone = canonicalName(name)
  return zone !== undefined && PLACE.test(zone) ? (zones.get(zone) ?? null) : undefined
}

function canonicalName(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
