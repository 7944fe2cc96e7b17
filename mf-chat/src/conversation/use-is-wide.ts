import { useSyncExternalStore } from 'react'
import { breakpoints } from 'shared-ui/breakpoints'

const QUERY = `(width >= ${breakpoints.large}px)`

function subscribe(onChange: () => void) {
  const media = matchMedia(QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** §9: whether there is room for the list beside the conversation. Below, it is not drawn at all. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}
