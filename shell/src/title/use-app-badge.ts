import { useEffect } from 'react'

/** §4: shows a number on the icon of the installed app. */
export function useAppBadge(waiting: number) {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // §8: a device may not support badges, or refuse them.
    navigator.setAppBadge(waiting).catch(() => {})
  }, [waiting])
}
