import type { Verdict } from './deck.ts'

const keys: Readonly<Record<string, Verdict | 'undo'>> = {
  ArrowLeft: 'no',
  ArrowRight: 'yes',
  Backspace: 'undo',
}

/** Maps a key to a step of the game. Keys with a modifier are left to the browser. */
export function verdictOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  return keys[event.key]
}
