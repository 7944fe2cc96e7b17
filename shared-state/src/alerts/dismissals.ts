import type { DismissalKey } from 'contracts'
import { useStore } from '../state/store.ts'

/** Whether the visitor ever dismissed this in this browser. */
export function useDismissed(key: DismissalKey): boolean {
  return useStore(({ dismissed }) => dismissed[key] !== undefined)
}

export function isDismissed(key: DismissalKey): boolean {
  return useStore.getState().dismissed[key] !== undefined
}

/** Dismisses it for good. */
export function dismiss(key: DismissalKey) {
  useStore.getState().dismiss(key)
}
