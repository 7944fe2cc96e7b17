import type { SessionUser } from 'contracts'
import type { StateCreator } from 'zustand'
import { readSiteState } from './site-state.ts'

export interface SessionSlice {
  readonly user: SessionUser | null
  readonly siteName: string
}

export const sessionSlice: StateCreator<SessionSlice> = () => {
  const { user, siteName } = readSiteState()
  return { user, siteName }
}
