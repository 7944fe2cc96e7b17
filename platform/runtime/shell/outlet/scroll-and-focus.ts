import { createPath, type Location, type NavigationType } from 'react-router'
import { readStored, writeStored } from '../session-storage.ts'

const STORE = 'platform-scroll'
/** How long to wait for a page to grow to its former length and to settle. */
const RESTORE_TIMEOUT = 3_000
/** Events by which the visitor takes over scrolling. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scroll positions of the history's entries. The browser's own restoration runs before the page has rendered, so it is
 * switched off. Positions survive a reload in the session storage.
 */
export function scrollMemory(openedBy = wayOfOpening()) {
  const positions = new Map<string, number>(JSON.parse(readStored(STORE) ?? '[]'))
  let current: Location | undefined
  let stopHolding = () => {}
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    if (current) remember(current)
    writeStored(STORE, JSON.stringify([...positions]))
  })

  function remember(location: Location) {
    positions.set(keyOf(location), scrollY)
  }

  return {
    remember,
    /**
     * Back, forward and reloading restore the scroll position, and a page that only replaces its own query keeps it, as does
     * one that came with the HTML and was scrolled since, or that keeps something in its history; anything else starts at the
     * top or at the hash.
     */
    arrive(location: Location, how: `${NavigationType}`, from?: Location) {
      const isNewDocument = current === undefined && openedBy === 'navigate'
      current = location
      const isQueryChange = from?.pathname === location.pathname && from.search !== location.search
      if (how === 'REPLACE' && isQueryChange) return
      const isSameAddress = from !== undefined && createPath(from) === createPath(location)
      if (how !== 'POP' && isSameAddress && location.state !== null) return
      const saved = how === 'POP' && !isNewDocument ? positions.get(keyOf(location)) : undefined
      if (isNewDocument && how === 'POP' && scrollY > 0) return
      stopHolding()
      if (saved !== undefined) return void (stopHolding = hold(() => scrollTo(0, saved)))
      scrollTo(0, 0)
      const hash = location.hash.slice(1)
      if (hash) stopHolding = hold(() => targetOf(hash)?.scrollIntoView())
    },
  }
}

function wayOfOpening(): NavigationTimingType | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  return opening?.type
}

/** The router calls the first entry of every document 'default'. */
function keyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/**
 * Scrolls to a place that may be below what has rendered so far, and stays there as the page grows and settles, until the
 * visitor takes over.
 */
function hold(scroll: () => void): () => void {
  const listening = new AbortController()
  const resizing = new ResizeObserver(scroll)
  const timer = setTimeout(stop, RESTORE_TIMEOUT)
  function stop() {
    resizing.disconnect()
    listening.abort()
    clearTimeout(timer)
  }
  scroll()
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

/**
 * Moves the focus to the new page's heading, where screen readers and the Tab key continue, or to the field that the page
 * marks by `data-takes-focus`. A page renders before it shows, so it can't move the focus itself.
 */
export function focusHeading(within: HTMLElement) {
  const find = (selector: string) => within.querySelector<HTMLElement>(`:scope > :not([hidden]) ${selector}`)
  const field = find('[data-takes-focus] input')
  if (field) return field.focus({ preventScroll: true })
  const heading = find('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
