import { useEffect } from 'react'
import { tellTimeZone } from 'shared-state/time-zone'

/** §3: the country of the first view may be a guess, which the browser's time zone improves. */
export function useTimeZone() {
  useEffect(() => {
    // Without an answer, the page keeps the guess; the next one knows the time zone.
    tellTimeZone().catch(() => undefined)
  }, [])
}
