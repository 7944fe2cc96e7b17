import { useStore as useZustandStore } from 'zustand'
import type { Store } from '../store/create-store.ts'
import { state } from './state.ts'

export type { Store }

/** Reads the state that the browser owns. State that the server owns is in the query cache. */
export function useStore<Value>(selector: (store: Store) => Value): Value {
  return useZustandStore(state.store, selector)
}

useStore.getState = (): Store => state.store.getState()
