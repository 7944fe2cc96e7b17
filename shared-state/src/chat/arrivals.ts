import type { ChatEntry, UserEvent } from 'contracts'

const nothing = () => {}
let announce: (chat: ChatEntry) => void = nothing

/** Registers the shell's handler, which tells the user that another member wrote; returns what unregisters it. */
export function onArrival(handler: (chat: ChatEntry) => void): () => void {
  announce = handler
  return () => {
    announce = nothing
  }
}

/** For each event, once the list of conversations includes it. */
export function followArrivals(event: UserEvent) {
  if (event.kind === 'message' && event.message.from === event.chat.profile.id) announce(event.chat)
}
