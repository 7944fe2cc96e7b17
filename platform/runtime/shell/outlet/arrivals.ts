import type { Location, RouterState } from 'react-router'
import type { Platform } from '../create-platform.ts'
import { PAGE_ROUTE, type PageOutcome } from '../page/loader.ts'
import { preloading } from '../preloading/preloading.ts'
import { focusHeading, scrollMemory } from './scroll-and-focus.ts'

/** Turns the router's arriving somewhere into the page's: the new page shows, scrolls and takes the focus. */
export function arrivals(platform: Platform) {
  const scroll = scrollMemory()
  const preloadNext = preloading(platform)
  let here: Location | undefined
  let shown: PageOutcome | undefined

  async function show(outcome: PageOutcome) {
    if (outcome instanceof Error) await platform.outlet.clear()
    else await outcome.prepared.show()
  }

  async function tell(outcome: PageOutcome, location: Location) {
    if (outcome instanceof Error) return
    await platform.outlet.tell({ route: outcome.match.route.name, location })
  }

  return (state: RouterState) => {
    if (here && state.navigation.state === 'loading') scroll.remember(here)
    const outcome = state.loaderData[PAGE_ROUTE] as PageOutcome | undefined
    const { location } = state
    if (!outcome || (outcome === shown && location === here)) return
    const from = here
    const isSameOutcome = outcome === shown
    shown = outcome
    here = location
    // A hash alone runs no loader: the page learns of it as of any other place.
    const done = isSameOutcome ? tell(outcome, location) : show(outcome)
    void done.finally(platform.firstPage.resolve).then(() => {
      if (here !== location) return
      scroll.arrive(location, state.historyAction, from)
      if (from && from.pathname !== location.pathname) focusHeading(platform.outlet.element)
      preloadNext()
    })
  }
}
