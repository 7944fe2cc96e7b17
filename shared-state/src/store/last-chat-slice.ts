import type { StateCreator } from 'zustand'
import { readStored, writeStored } from './browser-storage.ts'

/** The conversation that a member opened last. */
export interface LastChat {
  /** Id of the member who opened it: another one who logs in here must not see it. */
  readonly member: string
  /** Id of the other member. */
  readonly profile: string
  /** ISO date and time. */
  readonly opened_at: string
}

export interface LastChatSlice {
  /** §3: stored in this browser until the member logs out. */
  readonly lastChat: LastChat | null
  readonly rememberChat: (chat: LastChat | null) => void
}

const KEY = 'last-chat'

export function readLastChat(): LastChat | null {
  const [member, profile, opened_at] = (readStored(KEY) ?? '').split(' ')
  return member && profile && opened_at ? { member, profile, opened_at } : null
}

export const lastChatSlice: StateCreator<LastChatSlice, [], [], Omit<LastChatSlice, 'lastChat'>> = (set) => ({
  rememberChat(lastChat) {
    writeStored(KEY, lastChat && [lastChat.member, lastChat.profile, lastChat.opened_at].join(' '))
    set({ lastChat })
  },
})
