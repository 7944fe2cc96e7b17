import { useStore as useZustandStore } from 'zustand'
import { state } from '../state/state.ts'
import type { Store } from './create-store.ts'

export type { Store }

/** Reads the state that the browser owns. State that the server owns is in the query cache. */
export function useStore<Value>(selector: (store: Store) => Value): Value {
  return useZustandStore(state.store, selector)
}

useStore.getState = (): Store => state.store.getState()
