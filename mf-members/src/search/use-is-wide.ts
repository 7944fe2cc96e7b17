import { useSyncExternalStore } from 'react'
import { breakpoints } from 'shared-ui/breakpoints'

/** As in the sheets: from here on there is room for the filters beside the results. */
const WIDE = `(width >= ${breakpoints.large}px)`

/** What has no room is not drawn either: a phone would take as long for hidden filters as for the results. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, isWide)
}

export function isWide(): boolean {
  return matchMedia(WIDE).matches
}

function follow(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
