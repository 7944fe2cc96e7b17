import { landerHistory, landerStats, listLanders, readLander } from 'contracts'
import { notFound } from 'platform/runtime/remote'
import { ApiError } from 'shared-state/api'
import { endpointQuery, queryClient } from 'shared-state/query'

export const landersQuery = endpointQuery(listLanders)

export const landerQuery = (id: string) => endpointQuery(readLander, { query: { id } })

export const revisionQuery = (id: string, rev: number) =>
  endpointQuery(readLander, { query: { id, rev: String(rev) } })

export const historyQuery = (id: string) => endpointQuery(landerHistory, { query: { id } })

export const statsQuery = (id: string) => endpointQuery(landerStats, { query: { id } })

/** Reads the latest revision for an editor that opens, even if an older one is cached. */
export async function preloadLander(id: string) {
  try {
    return await queryClient.fetchQuery({ ...landerQuery(id), staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw notFound()
    // The page says why, and can try again.
    return undefined
  }
}
