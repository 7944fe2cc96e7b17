import type { createBrowserRouter } from 'react-router'
import type { OpenOverlays } from '../options.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'createHref'>

/** In the state of the first page's own entry, once there is a second one above it. */
const BELOW = 'below'

const indexNow = (): unknown => history.state?.idx
const isBelow = () => history.state?.[BELOW] === true

/**
 * Back from the first page of a document loads another one, which no script can stop. So the first overlay that opens there
 * adds a second entry for the same page: Back then only returns to the first entry, and closes the overlay. The second entry
 * stays when overlays close in other ways, since stepping back from it could cancel a load that has just begun; a Back
 * without an open overlay goes one step further.
 *
 * To be called before the router is created, which then hears nothing of the ways between the two; and then with the router.
 */
export function entryForOverlays(overlays: OpenOverlays): (router: Router) => () => void {
  /** The router's number of the entry that the browser is at; 0 for the first page. */
  let index = indexNow()
  let isAbove = false
  /** Whether the second entry is still ahead. */
  let hasAbove = false
  let router: Router | undefined

  function addEntry() {
    if (isAbove || index !== 0 || !overlays.top()) return
    // Browsers skip entries that a page adds before its visitor has done anything.
    if (navigator.userActivation.isActive) {
      const { [BELOW]: _, ...state } = history.state
      history.replaceState({ ...state, [BELOW]: true }, '')
      history.pushState(state, '')
      isAbove = true
      return
    }
    if (hasAbove) history.forward()
    hasAbove = false
  }

  /** Gives the entry below the address that the page has by now. */
  function keepAddress() {
    if (!router) return
    const { location } = router.state
    const state = { usr: location.state, key: location.key, idx: 0, [BELOW]: true }
    history.replaceState(state, '', router.createHref(location))
  }

  function onPop(event: PopStateEvent) {
    const wasFirst = index === 0
    index = indexNow()
    isAbove = index === 0 && !isBelow()
    hasAbove = wasFirst && index === 0 && !isAbove
    if (!wasFirst || index !== 0) return
    event.stopImmediatePropagation()
    if (isAbove) return
    keepAddress()
    const close = overlays.top()
    if (!close) return history.back()
    close()
    // Others may be open still, or it may ask a question first.
    addEntry()
  }

  const listening = new AbortController()
  addEventListener('popstate', onPop, { capture: true, signal: listening.signal })
  return (created) => {
    router = created
    index = indexNow()
    const stops = [
      overlays.subscribe(addEntry),
      created.subscribe(() => {
        index = indexNow()
        if (index === 0) return
        isAbove = false
        hasAbove = false
      }),
    ]
    return () => {
      listening.abort()
      for (const stop of stops) stop()
    }
  }
}
