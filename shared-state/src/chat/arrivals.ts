import type { ChatEntry, UserEvent } from 'contracts'
import { perPage } from '../state/state.ts'

type Announce = (chat: ChatEntry) => void

const announcers = perPage(() => new Set<Announce>())

/** Registers the shell's handler of messages by other members; returns what unregisters it. */
export function onArrival(announce: Announce): () => void {
  const registered = announcers()
  registered.add(announce)
  return () => void registered.delete(announce)
}

/** For each event, once the list of conversations includes it. */
export function followArrivals(event: UserEvent) {
  if (event.kind !== 'message' || event.message.from !== event.chat.profile.id) return
  for (const announce of announcers()) announce(event.chat)
}
