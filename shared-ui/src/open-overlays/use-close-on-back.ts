import { useEffect, useEffectEvent } from 'react'
import { addOverlay, type Close } from './open-overlays.ts'

/** While it is open, Back closes it instead of leaving the page; without `close`, Back leaves the page as usual. */
export function useCloseOnBack(isOpen: boolean, close: Close) {
  const current = useEffectEvent(() => close)
  useEffect(() => (isOpen ? addOverlay(() => current()) : undefined), [isOpen])
}
