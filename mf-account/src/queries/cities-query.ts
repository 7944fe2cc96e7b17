import { getCities } from 'contracts'
import { endpointQuery } from 'shared-state/query'
import type { Place } from '../profile/place/with-country.ts'

/** The cities of a country, or of a region, whose names begin like this. */
export const citiesQuery = ({ country, region }: Pick<Place, 'country' | 'region'>, name: string) => ({
  ...endpointQuery(getCities, {
    query: { country: country ?? '', name, ...(region !== null && { region }) },
  }),
  staleTime: Number.POSITIVE_INFINITY,
})
