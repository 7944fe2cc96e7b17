import { useEffect, useState } from 'react'
import { useStartTime } from 'shared-state/first-view'

/** In milliseconds. */
export const MINUTE = 60_000

/** The time in milliseconds, to the minute. */
export function useMinute(): number {
  const start = useStartTime()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now ?? start
}
