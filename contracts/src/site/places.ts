import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

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
