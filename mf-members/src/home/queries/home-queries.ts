import { searchMembers } from 'contracts'
import { endpointQuery, queryClient } from 'shared-state/query'
import { ownProfileQuery } from '../../queries/own-profile-query.ts'

/** Members who suit the viewer, the best first; none of the home's are suggested once the viewer has decided on them. */
export const suitableQuery = endpointQuery(searchMembers, { query: { undecided: '1' } })

/** New members who suit the viewer. */
export const newQuery = endpointQuery(searchMembers, { query: { is_new: '1', undecided: '1' } })

/** Members of a region who suit the viewer. */
export const nearQuery = (countryregion: string) =>
  endpointQuery(searchMembers, { query: { countryregion, undecided: '1' } })

/** Waits for the first rail; the others may come after the page has opened. */
export async function preloadMembers() {
  void queryClient.prefetchQuery(newQuery)
  void preloadNear()
  await queryClient.prefetchQuery(suitableQuery)
}

async function preloadNear() {
  await queryClient.prefetchQuery(ownProfileQuery)
  const region = queryClient.getQueryData(ownProfileQuery.queryKey)?.profile.region
  if (region) await queryClient.prefetchQuery(nearQuery(region))
}
