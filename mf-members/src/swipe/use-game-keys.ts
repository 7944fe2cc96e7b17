import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Verdict } from './deck.ts'
import { verdictOfKey } from './verdict-key.ts'

/** Plays by keyboard while the focus is in the game, or nowhere in particular. */
export function useGameKeys(game: RefObject<HTMLElement | null>, onKey: (verdict: Verdict | 'undo') => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const verdict = verdictOfKey(event)
    if (!verdict || event.defaultPrevented) return
    const at = event.target as Element
    // The page's heading has the focus after a change of page.
    if (!at.matches('body, h1') && !game.current?.contains(at)) return
    event.preventDefault()
    // Held down, it would decide on everybody.
    if (!event.repeat) onKey(verdict)
  })
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', press, { signal: over.signal })
    return () => over.abort()
  }, [])
}
