import type { Verdict } from './deck.ts'

const keys: Readonly<Record<string, Verdict | 'undo'>> = {
  ArrowLeft: 'no',
  ArrowRight: 'yes',
  Backspace: 'undo',
}

/** What a key does in the game; with a modifier it is the browser's. */
export function verdictOfKey(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  return keys[event.key]
}
