import { BOUNCE_KEY, pageBounce, pageHidden } from 'contracts'
import { beacon } from 'shared-state/api'

const isLogged = (search: string) => new URLSearchParams(search).has(BOUNCE_KEY)

/**
 * §7: tells the server each time the page is hidden. §4: with `lb` in the address by which the visitor came, also that
 * they left from that very page. Answers with what ends it.
 */
export function watchLeaving(first: Pick<Location, 'pathname' | 'search'>): () => void {
  // The page may have changed its address since; it then is no bounce.
  const { pathname: path, search } = first
  const over = new AbortController()
  const { signal } = over

  function onHidden() {
    if (document.visibilityState === 'hidden') beacon(pageHidden)
  }

  function onLeave({ persisted }: PageTransitionEvent) {
    // A page that is kept may be come back to.
    if (persisted || location.pathname !== path) return
    beacon(pageBounce, { path, milliseconds: Math.round(performance.now()) })
  }

  document.addEventListener('visibilitychange', onHidden, { signal })
  if (isLogged(search)) addEventListener('pagehide', onLeave, { signal })
  return () => over.abort()
}
