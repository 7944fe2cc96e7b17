import { useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import type { PageMatch } from '../../routing/match-page.ts'
import { PageError } from './page-error.ts'
import type { PageOutcome } from './page-outcome.ts'
import { PAGE_ROUTE } from './page-route.ts'
import { usePlatform, useRouterState } from './platform-context.ts'

export interface PageState {
  readonly location: Location
  /** Which page it is; known before its code has come, absent where no page fits. */
  readonly match: PageMatch | undefined
  readonly outcome: PageOutcome | undefined
  /** What the page calls itself, where it does. */
  readonly title: string | undefined
  /** Another page is on its way. */
  readonly isLoading: boolean
  /** Tries again whatever failed. */
  retry(): void
}

/** The page that the visitor looks at, for the frame around it. */
export function usePage(): PageState {
  const platform = usePlatform()
  const { loaderData, location, navigation, revalidation, initialized } = useRouterState()
  const title = useSyncExternalStore(platform.titles.subscribe, () => platform.titles.of(location.pathname))
  const outcome = loaderData[PAGE_ROUTE] as PageOutcome | undefined
  return {
    location,
    match: matchOf(outcome) ?? (outcome ? undefined : platform.match(location.pathname)),
    outcome,
    title,
    isLoading: !initialized || navigation.state !== 'idle' || revalidation !== 'idle',
    retry: platform.retry,
  }
}

function matchOf(outcome: PageOutcome | undefined) {
  if (!outcome || outcome instanceof PageError) return undefined
  return outcome.match
}
