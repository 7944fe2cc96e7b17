import { useState, useSyncExternalStore } from 'react'
import { state } from '../state/state.ts'

const subscribe = () => () => {}

/**
 * Whether the page is still as the server has rendered it: on a server, and while a browser takes it over. What only the
 * browser knows, such as its time zone, has to wait until this becomes false, at once after that.
 */
export function useIsFirstView(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}

/** The time at which the component appeared; in the first view that of the server, whose clock is another one. */
export function useStartTime(): number {
  const [own] = useState(Date.now)
  return useIsFirstView() ? state.renderedAt : own
}
