import { whenFree } from './when-free.ts'

/** Calls back with the URL of a link of this site that the visitor points at, touches or tabs to. */
export function watchLinks(onIntent: (url: URL) => void) {
  function look(event: Event) {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== location.origin || link.target === '_blank') return
    onIntent(new URL(link.href))
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, look, { passive: true, capture: true })
  }
}

/** The links of this site that stand in the page. */
export function linksInPage(): URL[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter((link) => link.origin === location.origin).map(({ href }) => new URL(href))
}

/** Runs the work one after another while the browser has nothing better to do, not on a visitor's saved data. */
export function whenIdle(work: readonly (() => Promise<unknown>)[]) {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  const [first, ...later] = work
  // What cannot be had early is asked for again, and reported, when it is wanted.
  if (first)
    whenFree(
      () =>
        void first()
          .catch(() => {})
          .then(() => whenIdle(later)),
    )
}
