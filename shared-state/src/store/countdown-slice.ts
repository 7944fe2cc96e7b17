import { COUNTDOWN_TICK } from 'contracts'
import type { StateCreator } from 'zustand'

export interface CountdownSlice {
  /** §4: when the time bonus ends, in milliseconds by the clock of this device; null without one. */
  readonly countdownEnd: number | null
  /** Counts down from the seconds left by the server's clock. */
  readonly startCountdown: (seconds: number) => void
  readonly stopCountdown: () => void
  /** Whether the banner of the time bonus is closed: until the page is loaded anew, since §6 wants it there. */
  readonly isBonusClosed: boolean
  readonly closeBonus: () => void
}

export const countdownSlice: StateCreator<CountdownSlice> = (set, get) => {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    countdownEnd: null,
    startCountdown(seconds) {
      clearInterval(timer)
      const countdownEnd = Date.now() + seconds * 1_000
      // A single timer for the end would be late on a device that slept.
      timer = setInterval(() => {
        if (Date.now() >= countdownEnd) get().stopCountdown()
      }, COUNTDOWN_TICK)
      set({ countdownEnd })
    },
    stopCountdown() {
      clearInterval(timer)
      set({ countdownEnd: null, isBonusClosed: false })
    },
    isBonusClosed: false,
    closeBonus: () => set({ isBonusClosed: true }),
  }
}
