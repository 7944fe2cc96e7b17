import { useStore as useZustandStore } from 'zustand'
import { state } from '../state/state.ts'
import type { Store } from './create-store.ts'

export type { Store }

/** What the browser owns, once per page. What the server owns lives in the query cache. */
export function useStore<Value>(selector: (store: Store) => Value): Value {
  return useZustandStore(state.store, selector)
}

useStore.getState = (): Store => state.store.getState()
