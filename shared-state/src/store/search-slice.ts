import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

export interface SearchSlice {
  /** §3: what was last looked for, as the query of the page; kept in this browser until somebody signs out. */
  readonly lastSearch: string
  readonly rememberSearch: (query: string) => void
}

const KEY = 'search'

export const searchSlice: StateCreator<SearchSlice> = (set) => ({
  lastSearch: readStored(KEY) ?? '',
  rememberSearch(lastSearch) {
    writeStored(KEY, lastSearch)
    set({ lastSearch })
  },
})
