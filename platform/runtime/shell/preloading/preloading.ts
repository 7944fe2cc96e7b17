import type { ResolvedRemote } from '../../../data/index.ts'
import type { Platform } from '../create-platform.ts'
import { linksInPage, watchLinks, whenIdle } from './links.ts'

const CHECK_EVERY = 30_000

/**
 * Has code at hand before it is asked for: the page behind a link that the visitor points at, with its data; and, once a
 * page stands and the browser is idle, every other remote and the code of the pages that it links to.
 */
export function preloading({ registry, opener, match, versions, admits }: Platform) {
  watchLinks((url) => {
    void registry.check().then(() => {
      const page = match(url.pathname)
      // Whoever is not let in is led elsewhere, and may not see what the page would ask for.
      if (!page || !admits(page.route.access) || versions.isBroken(page.remote)) return
      return opener.ahead(page, url)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registry.check()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') void registry.check()
  }, CHECK_EVERY)

  const ready = new Set<string>()

  function linkedPages() {
    return linksInPage().flatMap(({ pathname }) => {
      const page = match(pathname)
      if (!page || versions.isBroken(page.remote) || isOfAnotherVersion(page.remote)) return []
      const key = `${page.remote.federation}/${page.route.name}`
      if (ready.has(key)) return []
      ready.add(key)
      return [page]
    })
  }

  // Its words would take the place of those that are on screen.
  function isOfAnotherVersion({ name, version }: ResolvedRemote) {
    const running = versions.inUse(name)
    return running !== undefined && running.remote.version !== version
  }

  return () =>
    whenIdle([
      ...registry.current.remotes.map((remote) => () => opener.load(remote)),
      async () => whenIdle(linkedPages().map((page) => () => opener.code(page))),
    ])
}
