import { useSyncExternalStore } from 'react'

const visibleHeight = () => window.visualViewport?.height ?? window.innerHeight

function subscribe(onChange: () => void) {
  const target = window.visualViewport ?? window
  target.addEventListener('resize', onChange)
  return () => target.removeEventListener('resize', onChange)
}

/** Half of what is visible of the window, above a phone's keyboard. */
export const useHalfHeight = () => useSyncExternalStore(subscribe, visibleHeight) / 2
