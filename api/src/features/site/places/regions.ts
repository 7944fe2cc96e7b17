import { type Country, countryLanguages, type Region, type RegionKind } from 'contracts'
import data from './regions.json' with { type: 'json' }

/** A country's regions by code (ISO 3166-2, if there is one), with the names that people there use. */
interface RegionsOfCountry {
  readonly kind: RegionKind
  readonly names: Readonly<Record<string, string>>
}

const regions = data as Readonly<Record<Country, RegionsOfCountry>>

/** A region as it is stored and sent: `NL-NH`. */
export function regionId(country: Country, code: string): string {
  return `${country}-${code}`
}

/** Sorts a country's regions by its own alphabet. */
function sortRegions(country: Country): Region[] {
  const { compare } = new Intl.Collator(countryLanguages[country][0])
  return Object.entries(regions[country].names)
    .map(([code, name]) => ({ id: regionId(country, code), name }))
    .sort((a, b) => compare(a.name, b.name))
}

const sortedByCountry = new Map<Country, Region[]>()

/** §3: the regions of these countries, and the kind of region that each is divided into. */
export function regionsIn(countries: readonly Country[]) {
  return {
    regions: Object.fromEntries(countries.map((country) => [country, sortedRegions(country)])),
    kinds: Object.fromEntries(countries.map((country) => [country, regions[country].kind])),
  }
}

function sortedRegions(country: Country): Region[] {
  const found = sortedByCountry.get(country) ?? sortRegions(country)
  sortedByCountry.set(country, found)
  return found
}

/** Finds a country's region with its name; null unless the id is one of that country's. */
export function findRegion(country: Country | null, id: string | null): Region | null {
  if (country === null || id === null) return null
  return sortedRegions(country).find((region) => region.id === id) ?? null
}
