import { type Locale, locales } from '../locales.ts'

/** §9: the languages of each country, its main one first. */
export const countryLanguages = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  NO: ['nb'],
  SE: ['sv'],
} as const satisfies Readonly<Record<string, readonly Locale[]>>

export type Country = keyof typeof countryLanguages

export const countries = Object.keys(countryLanguages) as Country[]

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(countryLanguages, value)
}

/** The visible locales: the languages of these countries, in the order of `locales`. */
export function localesOf(served: readonly Country[]): Locale[] {
  const spoken = new Set<Locale>(served.flatMap((country) => countryLanguages[country]))
  return locales.filter((locale) => spoken.has(locale))
}

/** The first of these countries with this main language. */
export function mainCountryOf(locale: Locale, served: readonly Country[]): Country | undefined {
  return countries.find((country) => served.includes(country) && countryLanguages[country][0] === locale)
}
