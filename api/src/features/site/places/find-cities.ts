import { CITY_SUGGESTIONS, type Country } from 'contracts'
import { allCities } from './cities.ts'
import { findRegion } from './regions.ts'

interface CitySearch {
  readonly country: string
  readonly region?: string | undefined
  readonly name: string
}

/** Without case and accents, so that “orleans” finds Orléans. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('ł', 'l').toLowerCase()
}

const citiesOf = Map.groupBy(
  allCities.map(({ country, region, city: name }) => {
    const plainName = plain(name)
    return {
      country,
      region,
      name,
      plainName,
      words: ` ${plainName.replaceAll('-', ' ')}`,
    }
  }),
  ({ country }) => country,
)

/** Cities with a word that begins with the text: the region's first, then by the name's beginning. */
export function findCities({ country, region, name }: CitySearch) {
  const start = plain(name)
  const order = (city: { readonly region: string; readonly plainName: string }) =>
    (city.region === region ? 0 : 2) + (city.plainName.startsWith(start) ? 0 : 1)
  return (citiesOf.get(country as Country) ?? [])
    .filter(({ words }) => words.includes(` ${start.replaceAll('-', ' ')}`))
    .sort((a, b) => order(a) - order(b))
    .slice(0, CITY_SUGGESTIONS)
    .map((city) => ({
      name: city.name,
      region: city.region,
      region_name: findRegion(country as Country, city.region)?.name ?? '',
    }))
}
