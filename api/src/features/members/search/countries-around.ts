import { type Country, countries, countryLanguages } from 'contracts'

/** Countries with a border or a short way across the sea between them; each pair once. */
const NEIGHBOURS: readonly (readonly [Country, Country])[] = [
  ['US', 'CA'],
  ['GB', 'IE'],
  ['GB', 'FR'],
  ['GB', 'NL'],
  ['GB', 'BE'],
  ['NL', 'BE'],
  ['NL', 'DE'],
  ['BE', 'FR'],
  ['BE', 'DE'],
  ['FR', 'DE'],
  ['FR', 'CH'],
  ['FR', 'IT'],
  ['FR', 'ES'],
  ['IT', 'CH'],
  ['IT', 'AT'],
  ['DE', 'CH'],
  ['DE', 'AT'],
  ['DE', 'PL'],
  ['DE', 'DK'],
  ['AT', 'CH'],
  ['DK', 'SE'],
  ['DK', 'NO'],
  ['NO', 'SE'],
  ['NO', 'FI'],
  ['SE', 'FI'],
  ['AU', 'NZ'],
]

/** Groups of countries: this one, its neighbours, others with its main language, all others. */
export function countriesAround(home: Country | null, served: readonly Country[]) {
  if (home === null) return { home: [], neighbours: [], sameLanguage: [], others: [...served] }
  const areNeighbours = (other: Country) =>
    NEIGHBOURS.some((pair) => pair.includes(home) && pair.includes(other))
  const isSpokenIn = (other: Country) => countryLanguages[other][0] === countryLanguages[home][0]
  const others = countries.filter((country) => country !== home && served.includes(country))
  const rest = others.filter((country) => !areNeighbours(country))
  return {
    home: [home],
    neighbours: others.filter(areNeighbours),
    sameLanguage: rest.filter(isSpokenIn),
    others: rest.filter((country) => !isSpokenIn(country)),
  }
}
