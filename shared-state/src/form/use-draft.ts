import { useState } from 'react'
import { changedIn } from './changed-in.ts'

/** Unsaved edits on top of the saved values, which may change underneath. */
export function useDraft<T extends object>(saved: T) {
  const [changes, setChanges] = useState<Partial<T>>({})
  const changed = changedIn(saved, changes)
  return {
    values: { ...saved, ...changes },
    changed,
    isDirty: Object.keys(changed).length > 0,
    change: (next: Partial<T>) => setChanges((before) => ({ ...before, ...next })),
    discard: () => setChanges({}),
  }
}
