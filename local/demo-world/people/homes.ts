import { type Country, countries, countryLanguages, type Locale } from 'contracts'
import { allCities } from '../../../api/src/features/site/places/cities.ts'
import type { Random } from '../random.ts'

/** Population in millions. */
const population: Readonly<Record<Country, number>> = {
  US: 335,
  NL: 18,
  BE: 11.8,
  FR: 66,
  IT: 59,
  ES: 48,
  DE: 84,
  AT: 9.1,
  IE: 5.3,
  GB: 68,
  CA: 40,
  PL: 37,
  AU: 26.5,
  NZ: 5.2,
  CH: 8.9,
  DK: 5.9,
  FI: 5.6,
  NO: 5.5,
  SE: 10.6,
}

/** An exponent below 1 gives small countries more than their share, so that their members have someone to meet. */
const FLATTEN = 0.5

type Languages = Readonly<Partial<Record<Locale, number>>>

/** Languages of regions that differ from the country's first language. */
const regionLanguages: Readonly<Partial<Record<Country, Readonly<Record<string, Languages>>>>> = {
  US: byRegion({ es: 1, en: 4 }, 'TX', 'CA', 'FL', 'NM', 'AZ', 'NV', 'NY'),
  BE: {
    ...byRegion({ fr: 1 }, 'WBR', 'WHT', 'WLX', 'WNA'),
    ...byRegion({ fr: 8, de: 2 }, 'WLG'),
    ...byRegion({ fr: 3, nl: 1 }, 'BRU'),
  },
  CA: byRegion({ fr: 9, en: 1 }, 'QC'),
  CH: {
    ...byRegion({ fr: 1 }, 'GE', 'VD', 'NE', 'JU', 'FR', 'VS'),
    ...byRegion({ it: 1 }, 'TI'),
    ...byRegion({ de: 9, en: 1 }, 'ZH', 'ZG', 'BS'),
  },
  FI: {
    ...byRegion({ sv: 1 }, '01'),
    ...byRegion({ sv: 1, fi: 1 }, '12'),
    ...byRegion({ sv: 1, fi: 15 }, '18'),
  },
}

function byRegion(languages: Languages, ...codes: readonly string[]): Record<string, Languages> {
  return Object.fromEntries(codes.map((code) => [code, languages]))
}

/** Relative frequency of each of these countries among members. */
export function weightsOf(countries: readonly Country[]): Partial<Record<Country, number>> {
  return Object.fromEntries(countries.map((country) => [country, population[country] ** FLATTEN]))
}

export interface Home {
  readonly country: Country
  readonly region: string
  readonly city: string
  readonly language: Locale
}

/** Picks a city of the country, and a language that is spoken there. */
export function pickHome(country: Country, random: Random): Home {
  const place = places[country]
  const { region, city } = place.cities[Number(random.weighted(place.weights))] ?? nowhere
  const [first] = countryLanguages[country]
  const languages = regionLanguages[country]?.[region.slice(country.length + 1)] ?? { [first]: 1 }
  return { country, region, city, language: random.weighted<Locale>(languages) }
}

const nowhere = { region: '', city: '' }

const CITIES_OF_REGION = 4

const places = Object.fromEntries(countries.map((country) => [country, placesOf(country)])) as Readonly<
  Record<Country, ReturnType<typeof placesOf>>
>

/** Weighs the largest cities of each region by their rank in it and in the country. */
function placesOf(country: Country) {
  const ranks = new Map<string, number>()
  const ranked = allCities
    .filter((city) => city.country === country)
    .map((city) => {
      const rank = (ranks.get(city.region) ?? 0) + 1
      ranks.set(city.region, rank)
      return { city, rank }
    })
    .filter(({ rank }) => rank <= CITIES_OF_REGION)
  const weights = ranked.map(({ rank }, index) => 1 / (rank * (index + 1) ** 0.4))
  return { cities: ranked.map(({ city }) => city), weights: Object.fromEntries(weights.entries()) }
}
