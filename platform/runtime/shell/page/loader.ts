import { createPath, type LoaderFunctionArgs, type Location, redirect } from 'react-router'
import type { PageMatch } from '../../../routing/match-page.ts'
import type { ShellOptions } from '../options.ts'
import { whenIdle } from '../preloading/when-idle.ts'
import type { RegistryClient } from '../registry-client.ts'
import { mayReloadForChunk } from '../remotes/reload-for-chunk.ts'
import { PageError, pageNotFound } from './error.ts'
import { loadAnew as loadFromServer } from './load-anew.ts'
import { locationOf, type OpenedPage, type PageOpener, RemoteUnavailable } from './opener.ts'

/** Upper bound on the delay of a registry check while the page is busy. */
const CHECK_TIMEOUT = 1_000

/** The id of the one route that stands for every page of every remote. */
export const PAGE_ROUTE = 'page'

/** A page that is ready to be shown, or the reason why there is none. */
export type PageOutcome = OpenedPage | RemoteUnavailable | PageError

interface PageLoaderContext extends Pick<ShellOptions, 'guards' | 'admits'> {
  readonly registry: RegistryClient
  readonly opener: PageOpener
  /** Whether leaving the document would cost the visitor something that is not saved yet. */
  readonly hasUnsavedWork: () => boolean
  readonly match: (pathname: string) => PageMatch | undefined
  /** The location that the router navigates to: unlike the request's URL, it has the history entry's key and state. */
  readonly destination: () => Location
  /** Leaves the document for this URL. */
  readonly loadAnew?: (url: URL) => Promise<never>
}

/** Finds the page of a URL, runs its guard, and prepares it before the router changes the address. */
export function pageLoader({
  registry,
  opener,
  hasUnsavedWork,
  match,
  destination,
  guards,
  admits,
  loadAnew = loadFromServer,
}: PageLoaderContext) {
  let isFirst = true
  let hasFound = false
  return async ({ request }: LoaderFunctionArgs): Promise<PageOutcome | Response> => {
    // The registry in the HTML is fresh on the first load. Later checks run in the background.
    if (!isFirst) whenIdle(() => void registry.check(), { timeout: CHECK_TIMEOUT })
    isFirst = false
    // The first load starts while the router is still being created.
    await Promise.resolve()
    const url = new URL(request.url)
    await registry.complete(admits)
    const page = match(url.pathname)
    // The server may know it: no remote fits the shell of this document any more if a release of both was taken back. A
    // document that has found no page yet is the server's own answer, so this cannot go round in circles.
    if (!page) return hasFound ? await loadAnew(url) : pageNotFound()
    if (hasFound && registry.isStranded && !hasUnsavedWork()) return await loadAnew(url)
    hasFound = true
    const guard = guards[page.route.access]
    if (!guard) return new PageError(500, `Unknown access '${page.route.access}'`)
    try {
      const result = guard(page, url)
      if ('redirect' in result) return redirect(result.redirect)
      if ('notFound' in result) return pageNotFound()
      return await opener.open(page, entryOf(url, destination()), request.signal)
    } catch (error) {
      if (error instanceof PageError) return error
      // The navigation was aborted.
      if (request.signal.aborted) throw error
      if (!(error instanceof RemoteUnavailable)) return new PageError(500, messageOf(error))
      return mayReloadForChunk(error.cause) ? await loadAnew(url) : error
    }
  }
}

function entryOf(url: URL, destination: Location): Location {
  const isDestination = createPath({ ...destination, hash: '' }) === url.pathname + url.search
  return isDestination ? destination : locationOf(url)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
