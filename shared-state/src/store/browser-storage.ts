import type { StorageName } from 'contracts'

/** Reads localStorage. A browser that refuses it (private mode, a full disk) is no error. */
export function readStored(key: StorageName): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. Returns whether the browser stored it. */
export function writeStored(key: StorageName, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Keys that start with this prefix; none if the browser refuses. */
export function keysUnder<Prefix extends StorageName>(prefix: Prefix): `${Prefix}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${Prefix}${string}` => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Calls back when another tab changed such a key, or removed all; returns what stops it. */
export function onStored(prefix: StorageName, onChange: (value: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) onChange(newValue)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
