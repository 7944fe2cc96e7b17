import type { TransientEvent, UserEvent } from 'contracts'
import { useStore } from '../store/store.ts'

/** A member is typing, until their message arrives. */
export function followTyping(event: TransientEvent | UserEvent) {
  const { startTyping, stopTyping } = useStore.getState()
  if (event.kind === 'typing') startTyping(event.profile)
  else if (event.kind === 'message') stopTyping(event.message.from)
  else if (event.kind === 'blocked') stopTyping(event.profile)
}
