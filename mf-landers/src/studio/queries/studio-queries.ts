import {
  type InputOf,
  type Locale,
  landerHistory,
  landerStats,
  listLanders,
  pageContext,
  readLander,
} from 'contracts'
import { notFound } from 'platform/runtime/remote'
import { ApiError, call } from 'shared-state/api'
import { endpointQuery, queryClient } from 'shared-state/query'
import { upToDate } from '../document/up-to-date.ts'

export const landersQuery = endpointQuery(listLanders)

export const landerQuery = (id: string) => documentQuery({ id })

export const revisionQuery = (id: string, rev: number) => documentQuery({ id, rev: String(rev) })

/** A document as the editor knows it: with what its older blocks lack. */
function documentQuery(query: InputOf<typeof readLander>['query']) {
  return {
    ...endpointQuery(readLander, { query }),
    async queryFn({ signal }: { readonly signal: AbortSignal }) {
      const read = await call(readLander, { query }, { signal })
      return { ...read, content: await upToDate(read.content) }
    },
  }
}

export const historyQuery = (id: string) => endpointQuery(landerHistory, { query: { id } })

export const statsQuery = (id: string) => endpointQuery(landerStats, { query: { id } })

/** With what a preview fills a built-in page. */
export const pageContextQuery = (locale: Locale) => endpointQuery(pageContext, { query: { locale } })

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
