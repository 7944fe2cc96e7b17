import type { Country, Region } from 'contracts'
import { regionsIn } from './regions.ts'

/** A region of a country by its id, with its name; null for one that is none of it. */
export function regionNamed(country: Country | null, id: string | null): Region | null {
  if (country === null || id === null) return null
  return regionsIn([country]).regions[country]?.find((region) => region.id === id) ?? null
}
