import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { secondsLeft, untilNextSecond } from './countdown-parts.ts'

export interface CountdownOptions {
  /** The clock; a server's time may differ from the reader's. */
  now?: (() => number) | undefined
  /** At the deadline, or at once where that has passed. */
  onEnd?: (() => void) | undefined
}

/** Whole seconds until the deadline, told anew each second; null where nobody's clock is read: on the server. */
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
      // A page in the background is woken seldom, and a device that slept not at all.
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
