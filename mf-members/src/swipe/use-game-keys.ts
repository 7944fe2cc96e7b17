import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Verdict } from './deck.ts'
import { verdictOfKey } from './verdict-key.ts'

/** Plays by keyboard while the focus is in the game, on the page's heading or nowhere. */
export function useGameKeys(game: RefObject<HTMLElement | null>, onKey: (verdict: Verdict | 'undo') => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const verdict = verdictOfKey(event)
    if (!verdict || event.defaultPrevented) return
    const at = event.target as Element
    // Navigation moves the focus to the page's heading.
    if (!at.matches('body, h1') && !game.current?.contains(at)) return
    event.preventDefault()
    // A key held down would swipe through the whole deck.
    if (!event.repeat) onKey(verdict)
  })
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', press, { signal: over.signal })
    return () => over.abort()
  }, [])
}
