import type { Location, RouterState } from 'react-router'
import type { Platform } from '../create-platform.ts'
import { focusHeading, scrollMemory } from '../outlet/scroll-and-focus.ts'
import { PAGE_ROUTE, type PageOutcome } from '../page/loader.ts'
import { preloading } from './preloading.ts'

/** Follows the router: when it arrives at a location, shows the page there, scrolls, and moves the focus. */
export function arrivals(platform: Platform) {
  const scroll = scrollMemory()
  const preloadNext = preloading(platform)
  let here: Location | undefined
  let shown: PageOutcome | undefined

  async function show(outcome: PageOutcome, location: Location) {
    if (outcome instanceof Error) return platform.outlet.clear()
    await outcome.prepared.show()
    // A page from the server answers before the frame does: its visitor may have followed a link to a part of it meanwhile.
    if (outcome.location.hash !== location.hash) await updateLocation(outcome, location)
  }

  async function updateLocation(outcome: PageOutcome, location: Location) {
    if (outcome instanceof Error) return
    await platform.outlet.updateLocation({ route: outcome.match.route.name, location })
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
    // A change of the hash runs no loader, so pass the new location on to the page.
    const done = isSameOutcome ? updateLocation(outcome, location) : show(outcome, location)
    void done.finally(platform.firstPage.resolve).then(() => {
      if (here !== location) return
      scroll.arrive(location, state.historyAction, from)
      if (from && from.pathname !== location.pathname) focusHeading(platform.outlet.element)
      void preloadNext()
    })
  }
}
