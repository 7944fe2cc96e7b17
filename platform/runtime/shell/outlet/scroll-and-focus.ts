import type { Location, NavigationType } from 'react-router'

const STORE = 'platform-scroll'
/** How long a page may take until it is as long as it was. */
const RETURNING = 3_000
/** The visitor goes somewhere by hand. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Where each entry of the history was scrolled to. The browser's own restoring comes before the page is drawn, so it
 * is switched off; positions survive a reload in the session's storage.
 */
export function scrollMemory() {
  const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem(STORE) ?? '[]'))
  let stopReturning = () => {}
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => sessionStorage.setItem(STORE, JSON.stringify([...positions])))

  return {
    remember(location: Location) {
      positions.set(location.key, scrollY)
    },
    /**
     * Back and forward return to where the visitor was, a page that only rewrites its address stays there; anything else
     * begins at the top or at the hash.
     */
    arrive(location: Location, how: `${NavigationType}`, from?: Location) {
      const isRewritten = from?.pathname === location.pathname && from.search !== location.search
      if (how === 'REPLACE' && isRewritten) return
      const known = how === 'POP' ? positions.get(location.key) : undefined
      stopReturning()
      if (known !== undefined) return void (stopReturning = scrollWhenLong(known))
      const target = targetOf(location.hash.slice(1))
      if (target) target.scrollIntoView()
      else scrollTo(0, 0)
    },
  }
}

/** Goes to a place that may lie below what is drawn so far, as the page grows, unless the visitor goes elsewhere. */
function scrollWhenLong(top: number): () => void {
  const isLongEnough = () => document.documentElement.scrollHeight - innerHeight >= top
  const given = new AbortController()
  const growing = new ResizeObserver(() => {
    scrollTo(0, top)
    if (isLongEnough()) stop()
  })
  const timer = setTimeout(stop, RETURNING)
  function stop() {
    growing.disconnect()
    given.abort()
    clearTimeout(timer)
  }
  scrollTo(0, top)
  if (isLongEnough()) stop()
  else {
    growing.observe(document.body)
    for (const type of TAKEN_OVER) addEventListener(type, stop, { signal: given.signal, passive: true })
  }
  return stop
}

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash))
  } catch {
    // Not everything after a # can be decoded.
    return document.getElementById(hash)
  }
}

/** A screen reader and the next Tab go on from the new page's heading. */
export function focusHeading(within: HTMLElement) {
  const heading = within.querySelector<HTMLElement>(':scope > :not([hidden]) h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
