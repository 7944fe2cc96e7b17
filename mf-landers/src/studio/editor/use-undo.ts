import { useState } from 'react'

interface Steps<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The subject of the latest change. */
  readonly name: string
}

/** Steps that can be undone. */
const MOST = 200

/** A value whose changes can be undone. Successive changes of one name, such as typing, are one step. */
export function useUndo<T>(initial: T) {
  const [steps, setSteps] = useState<Steps<T>>({ past: [], present: initial, future: [], name: '' })
  const { past, present, future } = steps
  const [next] = future
  const before = past.at(-1)
  return {
    present,
    change: (change: (present: T) => T, name = '') =>
      setSteps((now) => changed(now, change(now.present), name)),
    undo:
      before === undefined
        ? undefined
        : () =>
            setSteps({ past: past.slice(0, -1), present: before, future: [present, ...future], name: '' }),
    redo:
      next === undefined
        ? undefined
        : () => setSteps({ past: [...past, present], present: next, future: future.slice(1), name: '' }),
  }
}

function changed<T>({ past, present, name: latest }: Steps<T>, next: T, name: string): Steps<T> {
  const isSameStep = name !== '' && name === latest
  return { past: isSameStep ? past : [...past, present].slice(-MOST), present: next, future: [], name }
}
