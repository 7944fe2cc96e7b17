import type { StateCreator } from 'zustand'
import { readInTab, writeInTab } from './tab-storage.ts'

/** A message that a visitor has begun to write to a member. Unlike an interface, declarations can spell it out. */
type FirstMessage = {
  /** Id of the recipient. */
  readonly to: string
  readonly text: string
}

export interface FirstMessageSlice {
  /** Waits for the signup through reloads, but only in this tab: others may use the computer, too. */
  readonly firstMessage: FirstMessage | null
  readonly keepFirstMessage: (message: FirstMessage | null) => void
}

const KEY = 'first-message'

export function readFirstMessage(): FirstMessage | null {
  const stored = readInTab(KEY) ?? ''
  const end = stored.indexOf(' ')
  return end > 0 ? { to: stored.slice(0, end), text: stored.slice(end + 1) } : null
}

export const firstMessageSlice: StateCreator<
  FirstMessageSlice,
  [],
  [],
  Omit<FirstMessageSlice, 'firstMessage'>
> = (set) => ({
  keepFirstMessage(firstMessage) {
    writeInTab(KEY, firstMessage?.text ? `${firstMessage.to} ${firstMessage.text}` : null)
    set({ firstMessage })
  },
})
