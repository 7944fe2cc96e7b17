type Key = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'
>

/** Safari reports the Enter that ends a composition with this code, and not as composing. */
const COMPOSING = 229

/** Enter sends where there is a keyboard; on touch it breaks the line, and only with Ctrl or Cmd it sends. */
export function isSendKey(event: Key, hasKeyboard: boolean): boolean {
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === COMPOSING) return false
  if (event.shiftKey || event.altKey) return false
  return hasKeyboard || event.ctrlKey || event.metaKey
}
