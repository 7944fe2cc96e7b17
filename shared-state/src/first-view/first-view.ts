import { useState, useSyncExternalStore } from 'react'
import { state } from '../state/state.ts'

const subscribe = () => () => {}

/** Whether the page is as the server rendered it. What only the browser knows waits until this is false. */
export function useIsFirstView(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}

/** When the component appeared; in the first view by the clock of the server. */
export function useStartTime(): number {
  const [own] = useState(Date.now)
  return useIsFirstView() ? state.renderedAt : own
}
