import { COUNTDOWN_TICK } from 'contracts'
import type { StateCreator } from 'zustand'
import { type Countdown, countdownOf } from './countdown-digits.ts'

export interface CountdownSlice {
  /** §4: the time left for the time bonus; null without one. */
  readonly countdown: Countdown | null
  /** Counts down from the seconds left by the server's clock, once a second. */
  readonly startCountdown: (seconds: number) => void
  readonly stopCountdown: () => void
}

export const countdownSlice: StateCreator<CountdownSlice> = (set, get) => {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    countdown: null,
    startCountdown(seconds) {
      clearInterval(timer)
      // Timers of a hidden page run late, so every tick reads the clock.
      const end = Date.now() + seconds * 1_000
      const tick = () => {
        const countdown = countdownOf(end - Date.now())
        if (countdown) set({ countdown })
        else get().stopCountdown()
      }
      timer = setInterval(tick, COUNTDOWN_TICK)
      tick()
    },
    stopCountdown() {
      clearInterval(timer)
      set({ countdown: null })
    },
  }
}
