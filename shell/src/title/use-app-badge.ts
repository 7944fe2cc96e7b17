import { useEffect } from 'react'

/** §4: the number on the sign of the installed app. */
export function useAppBadge(waiting: number) {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // §8: a device without badges, or one that refuses, is no matter.
    navigator.setAppBadge(waiting).catch(() => {})
  }, [waiting])
}
