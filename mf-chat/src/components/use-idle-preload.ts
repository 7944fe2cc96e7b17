import { useEffect } from 'react'
import { lateParts } from './late-parts.ts'

/** Delay in milliseconds in browsers without `requestIdleCallback`. */
const DELAY = 2_000

/**
 * Loads the late parts of the page while it is idle, once its data is there, so that menus and dialogs open without a network.
 * Not for users who save data.
 */
export function useIdlePreload(hasData: boolean) {
  useEffect(() => {
    if (!hasData || savesData()) return
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(preload, DELAY)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(preload)
    return () => cancelIdleCallback(idle)
  }, [hasData])
}

function preload() {
  // Opening the part tries again, and says so if that fails, too.
  for (const load of lateParts) load().catch(() => {})
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
