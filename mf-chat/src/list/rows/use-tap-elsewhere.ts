import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when a pointer goes down outside of the element, while `isWaiting`. */
export function useTapElsewhere(ref: RefObject<Element | null>, isWaiting: boolean, onTap: () => void) {
  const tapped = useEffectEvent(({ target }: Event) => {
    if (!ref.current?.contains(target as Node)) onTap()
  })
  useEffect(() => {
    if (!isWaiting) return
    const onDown = (event: Event) => tapped(event)
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [isWaiting])
}
