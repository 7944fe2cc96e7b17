import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { regionsQuery } from '../queries/regions-query.ts'
import { likelyPlace } from './likely-place.ts'
import { searchedFor } from './searched-for.ts'

/** Where a new member seems to live; undefined until it is known whether the region that they chose exists. */
export function useLikelyPlace() {
  const settings = useSettings()
  const searched = searchedFor(useStore((store) => store.lastSearch))
  const { data, isPending } = useQuery(regionsQuery)
  if (searched.region !== undefined && isPending) return undefined
  return likelyPlace(settings, searched, data?.regions)
}
