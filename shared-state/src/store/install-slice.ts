import type { StateCreator } from 'zustand'
import type { InstallWay } from './install-way.ts'

interface Install {
  /** Null if the browser can't install the site, has done so, or hasn't said yet. */
  readonly way: InstallWay | null
  /** Whether the page offers it: never one that has just been opened from outside. */
  readonly isOffered: boolean
  /** How often the site has been visited in this browser, with this visit. */
  readonly visits: number
}

export interface InstallSlice {
  readonly install: Install
  readonly setInstall: (change: Partial<Install>) => void
}

export const installSlice: StateCreator<InstallSlice> = (set) => ({
  install: { way: null, isOffered: false, visits: 0 },
  setInstall: (change) => set(({ install }) => ({ install: { ...install, ...change } })),
})
