import { whenIdle } from './when-idle.ts'

/** Calls back with the URL of each link of this site that the visitor points at, touches or tabs to. */
export function watchLinks(onIntent: (url: URL) => void) {
  function handle(event: Event) {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    onIntent(new URL(link.href))
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, handle, { passive: true, capture: true })
  }
}

/**
 * The URLs of links in the page that lead to this site, one for each path. Without those of its footer: few visitors follow
 * them, and each page's code would occupy a slow phone for nothing.
 */
export function linksInPage(): URL[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(footer a)')]
  const urls = links.filter((link) => link.origin === location.origin).map(({ href }) => new URL(href))
  return [...new Map(urls.map((url) => [url.pathname, url])).values()]
}

/** Calls back once the visitor has begun to use the page: to touch it, to scroll, to move a pointer over it or to press keys. */
export function onFirstUse(run: () => void) {
  const ended = new AbortController()
  for (const type of ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'wheel', 'keydown']) {
    const handle = () => {
      ended.abort()
      run()
    }
    addEventListener(type, handle, { passive: true, capture: true, signal: ended.signal })
  }
}

/** Runs work items one after another while the browser is idle; runs none if the visitor saves data. */
export function runWhenIdle(work: readonly (() => Promise<unknown>)[]) {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  const [first, ...later] = work
  // If preloading fails, the navigation itself tries again and reports it.
  if (first)
    whenIdle(
      () =>
        void first()
          .catch(() => {})
          .then(() => runWhenIdle(later)),
    )
}
