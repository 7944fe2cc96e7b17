import type { StateCreator } from 'zustand'

/** A message that a visitor has begun to write to a member. */
interface FirstMessage {
  /** Id of the recipient. */
  readonly to: string
  readonly text: string
}

export interface FirstMessageSlice {
  /** Waits for the signup that delivers it. Only in this page: a visitor may use a computer that others use, too. */
  readonly firstMessage: FirstMessage | null
  readonly keepFirstMessage: (message: FirstMessage | null) => void
}

export const noFirstMessage = { firstMessage: null }

export const firstMessageSlice: StateCreator<FirstMessageSlice> = (set) => ({
  ...noFirstMessage,
  keepFirstMessage: (firstMessage) => set({ firstMessage }),
})
