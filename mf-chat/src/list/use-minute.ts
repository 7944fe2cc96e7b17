import { useEffect, useState } from 'react'

/** In milliseconds. */
export const MINUTE = 60_000

/** The time in milliseconds, to the minute. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
