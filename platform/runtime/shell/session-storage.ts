/** All that the platform stores in a tab. A site's cookie page names it. */
type TabEntry =
  | 'platform-scroll'
  | 'platform-chunk-reload'
  | 'platform-shell-starting'
  | 'platform-opening'
  | 'platform-frozen'

/** Reads the tab's storage. A browser may refuse it, for instance to visitors who block site data. */
export function readStored(key: TabEntry): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the browser stored it. */
export function writeStored(key: TabEntry, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: TabEntry): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing is stored either.
  }
}
