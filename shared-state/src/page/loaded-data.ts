import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'
import { getChats, getLikes, getSettings, getUser } from 'contracts'
import { state } from '../state/state.ts'

/** Id of the element into which the server writes what it has loaded for a page. */
const DATA_ELEMENT = 'platform-data'

/** The HTML has these in its state. */
const IN_STATE: readonly unknown[] = [getUser, getSettings, getChats, getLikes].map(({ path }) => path)

export interface LoadedData extends DehydratedState {
  /** The time of the first view. */
  readonly renderedAt: number
}

/** The data that the server has loaded for the page; undefined if the page is drawn in the browser. */
export function readLoaded(): LoadedData | undefined {
  const text = document.getElementById(DATA_ELEMENT)?.textContent
  return text ? (JSON.parse(text) as LoadedData) : undefined
}

/** Puts what the server has loaded into the cache, as loaded just now by the browser's clock. */
export function fillLoaded(queryClient: QueryClient, { queries, mutations }: LoadedData) {
  const dataUpdatedAt = Date.now()
  const fresh = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  hydrate(queryClient, { mutations, queries: fresh })
}

/** On the server: what the page has loaded, for the browser. */
export function loadedData(): LoadedData {
  const data = dehydrate(state.queryClient, {
    shouldDehydrateQuery: (query) =>
      query.state.status === 'success' && !IN_STATE.includes(query.queryKey[0]),
  })
  return { ...data, renderedAt: state.renderedAt }
}

/** On the server: resolves once nothing is being loaded, to whether all went well. */
export async function hasLoaded(): Promise<boolean> {
  const { queryClient } = state
  const cache = queryClient.getQueryCache()
  const ready = Promise.withResolvers<void>()
  const check = () => {
    if (queryClient.isFetching() === 0) ready.resolve()
  }
  const unsubscribe = cache.subscribe(check)
  check()
  await ready.promise
  unsubscribe()
  return cache.getAll().every((query) => query.state.status !== 'error')
}
