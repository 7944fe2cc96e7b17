import { getRegions, type OwnProfile } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'

/** Skipped when they are known already (§7). */
export const regionsQuery = { ...endpointQuery(getRegions), staleTime: Number.POSITIVE_INFINITY }

/** The regions of a country and what it calls them; none where they are not known. */
export function useRegions(country: OwnProfile['country']) {
  const { data } = useQuery(regionsQuery)
  const kind = country === null ? undefined : data?.kinds[country]
  const regions = country === null ? undefined : data?.regions[country]
  return kind && regions && { kind, regions }
}
