import { type Country, countryLanguages, type Region } from 'contracts'
import { australia } from './regions/australia.ts'
import { austria } from './regions/austria.ts'
import { belgium } from './regions/belgium.ts'
import { canada } from './regions/canada.ts'
import { denmark } from './regions/denmark.ts'
import { finland } from './regions/finland.ts'
import { france } from './regions/france.ts'
import { germany } from './regions/germany.ts'
import { ireland } from './regions/ireland.ts'
import { italy } from './regions/italy.ts'
import { netherlands } from './regions/netherlands.ts'
import { newZealand } from './regions/new-zealand.ts'
import { norway } from './regions/norway.ts'
import { poland } from './regions/poland.ts'
import type { RegionsOfCountry } from './regions/regions-of-country.ts'
import { spain } from './regions/spain.ts'
import { sweden } from './regions/sweden.ts'
import { switzerland } from './regions/switzerland.ts'
import { unitedKingdom } from './regions/united-kingdom.ts'
import { unitedStates } from './regions/united-states.ts'

const regions: Readonly<Record<Country, RegionsOfCountry>> = {
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
