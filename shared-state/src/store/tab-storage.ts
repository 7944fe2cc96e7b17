import type { StorageName } from 'contracts'

/** Reads sessionStorage, which lasts as long as the tab. A browser that refuses it is no error. */
export function readInTab(key: StorageName): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. */
export function writeInTab(key: StorageName, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Then it lasts as long as the page.
  }
}
