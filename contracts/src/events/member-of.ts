import type { UserEvent } from './user-event.ts'

/** Id of the member whom the event is about, if it is about one. */
export function memberOf(event: UserEvent): string | undefined {
  if (!('profile' in event)) return undefined
  return typeof event.profile === 'string' ? event.profile : event.profile.id
}
