import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { secondsLeft, untilNextSecond } from './countdown-parts.ts'

export interface CountdownOptions {
  /** The clock; the server's time may differ from the device's. */
  now?: (() => number) | undefined
  /** Called at the deadline, or at once if it has passed. */
  onEnd?: (() => void) | undefined
}

/** Whole seconds until the deadline, updated each second; null on the server, which reads no clock. */
export function useCountdown(deadline: number, { now = Date.now, onEnd }: CountdownOptions = {}) {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tick = () => {
        clearTimeout(timer)
        changed()
        const time = now()
        if (time < deadline) timer = setTimeout(tick, untilNextSecond(deadline, time))
      }
      tick()
      // Timers are throttled in the background and stop while the device sleeps.
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [deadline, now],
  )
  const seconds = useSyncExternalStore(
    subscribe,
    () => secondsLeft(deadline, now()),
    () => null,
  )

  const end = useEffectEvent(() => onEnd?.())
  const hasEnded = seconds === 0
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded, deadline])
  return seconds
}
