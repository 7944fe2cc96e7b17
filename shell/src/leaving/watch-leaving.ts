import { BOUNCE_KEY, pageBounce, pageHidden } from 'contracts'
import { beacon } from 'shared-state/api'

const logsBounces = (search: string) => new URLSearchParams(search).has(BOUNCE_KEY)

/**
 * §7: notifies the server each time the page is hidden. §4: if the visitor arrived with `lb` in the address, also reports
 * a bounce when they leave from that page. Returns a function that stops watching.
 */
export function watchLeaving(first: Pick<Location, 'pathname' | 'search'>): () => void {
  const { pathname: path, search } = first
  const over = new AbortController()
  const { signal } = over

  function onHidden() {
    if (document.visibilityState === 'hidden') beacon(pageHidden)
  }

  function onLeave({ persisted }: PageTransitionEvent) {
    // Not a bounce if the visitor may come back to the cached page, or has gone on to another.
    if (persisted || location.pathname !== path) return
    beacon(pageBounce, { path, milliseconds: Math.round(performance.now()) })
  }

  document.addEventListener('visibilitychange', onHidden, { signal })
  if (logsBounces(search)) addEventListener('pagehide', onLeave, { signal })
  return () => over.abort()
}
