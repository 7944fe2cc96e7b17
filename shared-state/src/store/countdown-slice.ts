import { COUNTDOWN_TICK } from 'contracts'
import type { StateCreator } from 'zustand'
import { type Countdown, countdownOf } from './countdown-digits.ts'

export interface CountdownSlice {
  /** §4: what is left of the time bonus; null when there is none. */
  readonly countdown: Countdown | null
  /** With the seconds that the server says are left; counts down from there, once a second, to nothing. */
  readonly startCountdown: (seconds: number) => void
  readonly stopCountdown: () => void
}

export const countdownSlice: StateCreator<CountdownSlice> = (set, get) => {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    countdown: null,
    startCountdown(seconds) {
      clearInterval(timer)
      // Timers of a hidden page are late, so what is left is read from the clock.
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
