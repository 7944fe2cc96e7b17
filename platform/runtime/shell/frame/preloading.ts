import type { ResolvedRemote } from '../../../protocol/index.ts'
import { isForViewer } from '../../../routing/is-for-viewer.ts'
import type { Platform } from '../create-platform.ts'
import { linksInPage, onFirstUse, runWhenIdle, watchLinks } from '../preloading/links.ts'

const CHECK_INTERVAL = 30_000

/**
 * Preloads the page, with its data, behind a link that the visitor points at. Returns a function that preloads, while the
 * browser is idle, the viewer's remotes and the code of the pages that the current page links to. That begins with the first use of
 * the document: visitors who leave at once need none of it, and a slow phone is busy for half a second with it, just when
 * they begin.
 */
export function preloading({ registry, opener, match, versions, admits }: Platform) {
  watchLinks((url) => {
    void registry.check().then(() => {
      const page = match(url.pathname)
      // Without access the visitor would be redirected, and must not fetch the page's data.
      if (!page || !admits(page.route.access) || versions.isBroken(page.remote)) return
      return opener.preloadPage(page, url)
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registry.check()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') void registry.check()
  }, CHECK_INTERVAL)

  const preloaded = new Set<string>()

  async function preloadBehind({ pathname }: URL) {
    const page = match(pathname)
    if (!page || versions.isBroken(page.remote) || runsOtherVersion(page.remote)) return
    const key = `${page.remote.federation}/${page.route.name}`
    if (preloaded.has(key)) return
    preloaded.add(key)
    await opener.preloadCode(page)
  }

  // Its words would replace the ones that are on screen.
  function runsOtherVersion({ name, version }: ResolvedRemote) {
    const running = versions.inUse(name)
    return running !== undefined && running.remote.version !== version
  }

  const used = new Promise<void>(onFirstUse)
  return async () => {
    await used
    runWhenIdle([
      ...registry.current.remotes
        .filter((remote) => !versions.isBroken(remote) && isForViewer(remote, registry.current.shell, admits))
        .map((remote) => () => opener.loadRemote(remote)),
      // Each link in its own idle time: on a slow phone, finding the pages of them all takes 70 ms.
      async () => runWhenIdle(linksInPage().map((url) => () => preloadBehind(url))),
    ])
  }
}
