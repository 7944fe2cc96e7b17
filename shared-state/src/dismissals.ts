import type { DismissalKey } from 'contracts'
import { useStore } from './store/store.ts'

/** Whether the visitor has put this away, in this browser, at any time. */
export function useDismissed(key: DismissalKey): boolean {
  return useStore(({ dismissed }) => dismissed[key] !== undefined)
}

export function isDismissed(key: DismissalKey): boolean {
  return useStore.getState().dismissed[key] !== undefined
}

/** Puts it away for good. */
export function dismiss(key: DismissalKey) {
  useStore.getState().dismiss(key)
}
