import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { state } from '../state/state.ts'

const subscribe = () => () => {}

/** Learns whether the server rendered a component: React calls the second snapshot only while it takes that over. */
function createView() {
  let isServerRendered = false
  const view = {
    snapshot: () => view,
    serverSnapshot() {
      isServerRendered = true
      return view
    },
    isServerRendered: () => isServerRendered,
  }
  return view
}

/**
 * Whether the page is as the server rendered it. What only the browser knows waits until this is false. The first
 * view ends in a transition, which yields to input. A snapshot that differs from the server's would end it at once,
 * with every card of a list rendered anew in a single task.
 */
export function useIsFirstView(): boolean {
  const [view] = useState(createView)
  const [isOver, setOver] = useState(false)
  useSyncExternalStore(subscribe, view.snapshot, view.serverSnapshot)
  useEffect(() => {
    if (view.isServerRendered()) startTransition(() => setOver(true))
  }, [view])
  return view.isServerRendered() && !isOver
}

/** When the component appeared; in the first view by the clock of the server. */
export function useStartTime(): number {
  const [own] = useState(Date.now)
  return useIsFirstView() ? state.renderedAt : own
}
