import type { OwnProfile } from 'contracts'
import { useQuery } from 'shared-state/query'
import { regionsQuery } from './regions-query.ts'

/** The regions of a country and their kind (province, state, …); undefined while unknown. */
export function useRegions(country: OwnProfile['country']) {
  const { data } = useQuery(regionsQuery)
  const kind = country === null ? undefined : data?.kinds[country]
  const regions = country === null ? undefined : data?.regions[country]
  return kind && regions && { kind, regions }
}
