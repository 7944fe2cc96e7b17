/** Keys of localStorage that start with this prefix; none if the browser refuses. */
export function keysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export function removeStored(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}

/** Calls back when another tab changed such a key, or removed all; returns what stops it. */
export function onStored(prefix: string, onChange: (value: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) onChange(newValue)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
