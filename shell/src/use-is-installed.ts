import { useSyncExternalStore } from 'react'

const STANDALONE = '(display-mode: standalone)'

/** Whether the site runs as an installed web app. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(subscribe, isInstalled, () => false)
}

function subscribe(onChange: () => void) {
  const query = matchMedia(STANDALONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isInstalled(): boolean {
  // Safari sets a property of its own for a site on the home screen.
  const { standalone } = navigator as { standalone?: boolean }
  return matchMedia(STANDALONE).matches || standalone === true
}
