import { TYPING_EXPIRES } from 'contracts'
import type { StateCreator } from 'zustand'

export interface TypingSlice {
  /** Ids of members who are writing to the user just now. */
  readonly typing: readonly string[]
  readonly startTyping: (id: string) => void
  readonly stopTyping: (id: string) => void
  readonly stopAllTyping: () => void
}

export const noTyping: Pick<TypingSlice, 'typing'> = { typing: [] }

export const typingSlice: StateCreator<TypingSlice> = (set, get) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    ...noTyping,
    startTyping(id) {
      clearTimeout(timers.get(id))
      timers.set(
        id,
        setTimeout(() => get().stopTyping(id), TYPING_EXPIRES),
      )
      if (!get().typing.includes(id)) set({ typing: [...get().typing, id] })
    },
    stopTyping(id) {
      clearTimeout(timers.get(id))
      timers.delete(id)
      if (get().typing.includes(id)) set({ typing: get().typing.filter((one) => one !== id) })
    },
    stopAllTyping() {
      for (const id of get().typing) get().stopTyping(id)
    },
  }
}
