import { useSyncExternalStore } from 'react'
import { breakpoints } from 'shared-ui/breakpoints'

/** From this width on there is room for the filters beside the results, as in search.module.css. */
const WIDE = `(width >= ${breakpoints.large}px)`

/** Read in JavaScript, so that a phone doesn't render hidden filters: they take as long as the results. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

/** On a server it is unknown: a phone is assumed. */
export function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia(WIDE).matches
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
