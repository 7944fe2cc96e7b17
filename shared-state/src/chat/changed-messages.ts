import type { UserEvent, UserEventOf } from 'contracts'
import { perPage } from '../state/state.ts'

type Follow = (change: UserEventOf<'message_changed'>) => void

const followers = perPage(() => new Set<Follow>())

/** Registers a page that holds messages outside the cache; returns what unregisters it. */
export function onMessageChange(follow: Follow): () => void {
  const registered = followers()
  registered.add(follow)
  return () => void registered.delete(follow)
}

export function followChanges(event: UserEvent) {
  if (event.kind !== 'message_changed') return
  for (const follow of followers()) follow(event)
}
