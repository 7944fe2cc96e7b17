import { useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import type { PageMatch } from '../../../routing/match-page.ts'
import { PageError } from '../page/error.ts'
import { PAGE_ROUTE, type PageOutcome } from '../page/loader.ts'
import { usePlatform, useRouterState } from './platform-context.ts'

export interface PageState {
  readonly location: Location
  /** The page's match: known before its code has loaded, undefined if no page matches. */
  readonly match: PageMatch | undefined
  readonly outcome: PageOutcome | undefined
  /** The version that the page's remote runs here, once it runs: another one may bring other words. */
  readonly version: string | undefined
  /** The title and the description that the page has set, if any. */
  readonly title: string | undefined
  readonly description: string | undefined
  /** Retries everything that failed. */
  retry(): void
}

/** The current page, for the frame around it. */
export function usePage(): PageState {
  const platform = usePlatform()
  const location = useRouterState((state) => state.location)
  const outcome = useRouterState(({ loaderData }) => loaderData[PAGE_ROUTE] as PageOutcome | undefined)
  const ownTexts = () => platform.titles.of(location.pathname)
  const own = useSyncExternalStore(platform.titles.subscribe, ownTexts, ownTexts)
  const match = matchOf(outcome) ?? (outcome ? undefined : platform.match(location.pathname))
  const { versions } = platform
  const running = () => match && versions.inUse(match.remote.name)?.remote.version
  return {
    location,
    match,
    outcome,
    version: useSyncExternalStore(versions.subscribe, running, running),
    title: own?.title,
    description: own?.description,
    retry: platform.retry,
  }
}

/** Whether another page is loading. A separate hook, so that the whole frame doesn't rerender for it. */
export function useIsLoading(): boolean {
  return useRouterState(
    ({ initialized, navigation, revalidation }) =>
      !initialized || navigation.state !== 'idle' || revalidation !== 'idle',
  )
}

function matchOf(outcome: PageOutcome | undefined) {
  if (!outcome || outcome instanceof PageError) return undefined
  return outcome.match
}
