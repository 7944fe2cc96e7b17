import type { Platform } from './create-platform.ts'
import { watchLinks, whenIdle } from './preload-links.ts'

const CHECK_EVERY = 30_000

/**
 * Has code at hand before it is asked for: the page behind a link that the visitor points at, and, once the first
 * page stands and the browser is idle, every other remote.
 */
export function preloading({ registry, opener, match, versions }: Platform) {
  watchLinks((url) => {
    void registry.check().then(() => {
      const page = match(url.pathname)
      if (!page || versions.isBroken(page.remote)) return
      return opener.ahead(page, url)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registry.check()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') void registry.check()
  }, CHECK_EVERY)

  return () => whenIdle(registry.current.remotes.map((remote) => () => opener.load(remote)))
}
