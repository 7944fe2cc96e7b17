import { useSyncExternalStore } from 'react'
import { isInstalled } from './is-installed.ts'

/** Whether the site runs as an installed web app. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(subscribe, isInstalled, () => false)
}

function subscribe(onChange: () => void) {
  const query = matchMedia('(display-mode: standalone)')
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
