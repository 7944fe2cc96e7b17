import { useState } from 'react'
import { changedIn } from './changed-in.ts'

/** What is being edited: the changes lie over what is saved, which may itself change meanwhile. */
export function useDraft<T extends object>(saved: T) {
  const [changes, setChanges] = useState<Partial<T>>({})
  const changed = changedIn(saved, changes)
  return {
    draft: { ...saved, ...changes },
    changed,
    isDirty: Object.keys(changed).length > 0,
    change: (next: Partial<T>) => setChanges((before) => ({ ...before, ...next })),
    undo: () => setChanges({}),
  }
}
