import { readFileSync } from 'node:fs'
import type { Country } from 'contracts'
import type { Point } from './distance.ts'
import { regionId } from './regions.ts'

export interface City extends Point {
  readonly country: Country
  readonly region: string
  readonly city: string
}

const rows = readFileSync(new URL('./cities.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [country = '', code = '', city = '', lat, lon] = line.split('\t')
    return { country, code, city, lat: Number(lat), lon: Number(lon) }
  })

/** The cities of the countries that the site serves, the largest first. */
export const allCities: readonly City[] = rows
  .filter(({ country }) => country !== '')
  .map(({ country, code, ...city }) => ({
    ...city,
    country: country as Country,
    region: regionId(country as Country, code),
  }))

/** Towns beyond the borders of those countries. */
export const foreignTowns: readonly Point[] = rows.filter(({ country }) => country === '')
