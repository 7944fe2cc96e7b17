import { createPath, type LoaderFunctionArgs, type Location, redirect } from 'react-router'
import type { PageMatch } from '../../../routing/match-page.ts'
import type { ShellOptions } from '../options.ts'
import { whenFree } from '../preloading/when-free.ts'
import type { RegistryClient } from '../registry-client.ts'
import { reloadForChunk } from '../remotes/reload-for-chunk.ts'
import { PageError, pageNotFound } from './error.ts'
import { locationOf, type OpenedPage, type PageOpener, RemoteUnavailable } from './opener.ts'

/** A busy page asks as well. */
const CHECK_WITHIN = 1_000

/** The id of the one route that stands for every page of every remote. */
export const PAGE_ROUTE = 'page'

/** A page that is ready to be shown, or the reason why there is none. */
export type PageOutcome = OpenedPage | RemoteUnavailable | PageError

interface PageLoaderContext extends Pick<ShellOptions, 'guards'> {
  readonly registry: RegistryClient
  readonly opener: PageOpener
  readonly match: (pathname: string) => PageMatch | undefined
  /** Where the router is going; it has more than the request's URL: the history entry's key and state. */
  readonly destination: () => Location
}

/** Finds the page of a URL, asks its guard, and has it ready when the router changes the address. */
export function pageLoader({ registry, opener, match, destination, guards }: PageLoaderContext) {
  let isFirst = true
  return async ({ request }: LoaderFunctionArgs): Promise<PageOutcome | Response> => {
    // What stands in the HTML is as new as an answer would be; and nobody waits for the question.
    if (!isFirst) whenFree(() => void registry.check(), { timeout: CHECK_WITHIN })
    isFirst = false
    // The first load starts while the router is still being made.
    await Promise.resolve()
    const url = new URL(request.url)
    const page = match(url.pathname)
    if (!page) return pageNotFound()
    const guard = guards[page.route.access]
    if (!guard) return new PageError(500, `Unknown access '${page.route.access}'`)
    try {
      const verdict = guard(page, url)
      if ('redirect' in verdict) return redirect(verdict.redirect)
      return await opener.open(page, entryOf(url, destination()), request.signal)
    } catch (error) {
      if (error instanceof PageError) return error
      // Nobody waits for it any more.
      if (request.signal.aborted) throw error
      if (!(error instanceof RemoteUnavailable)) return new PageError(500, messageOf(error))
      // The page is about to go: keep the old one on screen until it has.
      if (reloadForChunk(error.cause)) await new Promise(() => {})
      return error
    }
  }
}

function entryOf(url: URL, destination: Location): Location {
  const isMeant = createPath({ ...destination, hash: '' }) === url.pathname + url.search
  return isMeant ? destination : locationOf(url)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
