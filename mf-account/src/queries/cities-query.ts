import { type Country, getCities } from 'contracts'
import { endpointQuery } from 'shared-state/query'

/** The cities of a country, or of a region, whose names begin like this. */
export const citiesQuery = (
  { country, region }: { readonly country: Country | null; readonly region: string | null },
  name: string,
) => ({
  ...endpointQuery(getCities, {
    query: { country: country ?? '', name, ...(region !== null && { region }) },
  }),
  staleTime: Number.POSITIVE_INFINITY,
})
