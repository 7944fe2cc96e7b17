import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('focus', onChange, { signal })
  window.addEventListener('blur', onChange, { signal })
  document.addEventListener('visibilitychange', onChange, { signal })
  return () => listening.abort()
}

const isWatching = () => document.visibilityState === 'visible' && document.hasFocus()

/** Whether the user has this tab before them: visible, in the window that has the focus. */
export function useIsWatching(): boolean {
  return useSyncExternalStore(subscribe, isWatching, () => false)
}
