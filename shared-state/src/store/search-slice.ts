import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

export interface SearchSlice {
  /** §3: the last search, as the query of its page; stored in this browser until the member logs out. */
  readonly lastSearch: string
  readonly rememberSearch: (query: string) => void
}

const KEY = 'search'

export const readLastSearch = () => readStored(KEY) ?? ''

export const searchSlice: StateCreator<SearchSlice, [], [], Omit<SearchSlice, 'lastSearch'>> = (set) => ({
  rememberSearch(lastSearch) {
    writeStored(KEY, lastSearch || null)
    set({ lastSearch })
  },
})
