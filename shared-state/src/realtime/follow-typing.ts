import type { TransientEvent, UserEvent } from 'contracts'
import { useStore } from '../state/store.ts'

/** A member is typing, until their message arrives. */
export function followTyping(event: TransientEvent | UserEvent) {
  const { startTyping, stopTyping } = useStore.getState()
  if (event.kind === 'typing') startTyping(event.profile)
  else if (event.kind === 'message') stopTyping(event.message.from)
  else if (event.kind === 'blocked') stopTyping(event.profile)
}

/** A browser that goes offline no longer learns whether anyone is typing. Returns what stops it. */
export function endTypingOffline(): () => void {
  const end = () => useStore.getState().stopAllTyping()
  addEventListener('offline', end)
  return () => removeEventListener('offline', end)
}
