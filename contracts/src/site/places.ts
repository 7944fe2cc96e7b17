import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

export const CITY_LENGTH = 80

/** A country's term for its regions: a län is not a province. */
export const regionKinds = [
  'canton',
  'county',
  'department',
  'fylke',
  'lan',
  'land',
  'maakunta',
  'province',
  'region',
  'state',
  'voivodeship',
] as const

export type RegionKind = (typeof regionKinds)[number]

const region = z.object({ id: z.string(), name: z.string() })

export type Region = z.infer<typeof region>

/** The regions of each country, and their kind. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  answer: z.object({
    regions: z.record(z.string(), z.array(region)),
    kinds: z.record(z.string(), z.enum(regionKinds)),
  }),
})

/** A location as a member would name it; `region` is an id. */
export const geocode = z.object({
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
})

export type Geocode = z.infer<typeof geocode>

const degrees = (most: number) => z.coerce.number<number>().check(z.minimum(-most), z.maximum(most))

export const getGeocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  answer: z.object({ location: geocode }),
})

/** The number of cities that a list of suggestions shows. */
export const CITY_SUGGESTIONS = 8

/** Suggests cities of a country by the beginning of a word in their names, those of the region first. */
export const getCities = endpoint({
  method: 'GET',
  path: '/api/cities.php',
  query: z.object({
    country: z.string().check(z.maxLength(2)),
    region: z.optional(z.string().check(z.maxLength(40))),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(CITY_LENGTH)),
  }),
  answer: z.object({
    cities: z.array(z.object({ name: z.string(), region: z.string(), region_name: z.string() })),
  }),
})
