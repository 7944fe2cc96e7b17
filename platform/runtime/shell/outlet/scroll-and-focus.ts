import type { Location, NavigationType } from 'react-router'

const STORE = 'platform-scroll'
/** How long to wait for a page to grow to its former length and to settle. */
const RESTORE_TIMEOUT = 3_000
/** Events by which the visitor takes over scrolling. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scroll positions of the history's entries. The browser's own restoration runs before the page has rendered, so it is
 * switched off. Positions survive a reload in the session storage.
 */
export function scrollMemory() {
  const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem(STORE) ?? '[]'))
  let stopRestoring = () => {}
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => sessionStorage.setItem(STORE, JSON.stringify([...positions])))

  return {
    remember(location: Location) {
      positions.set(location.key, scrollY)
    },
    /**
     * Back and forward restore the scroll position, and a page that only replaces its own query keeps it; anything else
     * starts at the top or at the hash.
     */
    arrive(location: Location, how: `${NavigationType}`, from?: Location) {
      const isQueryChange = from?.pathname === location.pathname && from.search !== location.search
      if (how === 'REPLACE' && isQueryChange) return
      const saved = how === 'POP' ? positions.get(location.key) : undefined
      stopRestoring()
      if (saved !== undefined) return void (stopRestoring = restoreScroll(saved))
      const target = targetOf(location.hash.slice(1))
      if (target) target.scrollIntoView()
      else scrollTo(0, 0)
    },
  }
}

/**
 * Scrolls to a position that may be below what has rendered so far, and stays there as the page grows and settles, until
 * the visitor takes over.
 */
function restoreScroll(top: number): () => void {
  const listening = new AbortController()
  const resizing = new ResizeObserver(() => scrollTo(0, top))
  const timer = setTimeout(stop, RESTORE_TIMEOUT)
  function stop() {
    resizing.disconnect()
    listening.abort()
    clearTimeout(timer)
  }
  scrollTo(0, top)
  resizing.observe(document.body)
  for (const type of USER_INPUT) addEventListener(type, stop, { signal: listening.signal, passive: true })
  return stop
}

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash))
  } catch {
    // Not every hash can be decoded.
    return document.getElementById(hash)
  }
}

/** Moves the focus to the new page's heading, where screen readers and the Tab key continue. */
export function focusHeading(within: HTMLElement) {
  const heading = within.querySelector<HTMLElement>(':scope > :not([hidden]) h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
