import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const region = z.object({ id: z.string(), name: z.string() })

export type Region = z.infer<typeof region>

/** Country → its provinces, states or cantons. */
export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  answer: z.object({ regions: z.record(z.string(), z.array(region)) }),
})

/** A place on earth as a member would name it. */
export const geocode = z.object({
  country: z.nullable(z.string()),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
})

export type Geocode = z.infer<typeof geocode>

export const getGeocode = endpoint({
  method: 'GET',
  path: '/api/geocode.php',
  query: z.object({ lat: z.coerce.number<number>(), lon: z.coerce.number<number>() }),
  answer: z.object({ location: geocode }),
})
