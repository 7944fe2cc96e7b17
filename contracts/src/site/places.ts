import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'

/** What a country calls its parts: a län is no province. */
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

/** Country → its provinces, states or cantons, and which of these they are. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  answer: z.object({
    regions: z.record(z.string(), z.array(region)),
    kinds: z.record(z.string(), z.enum(regionKinds)),
  }),
})

/** A place on earth as a member would name it; the region by its id. */
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
