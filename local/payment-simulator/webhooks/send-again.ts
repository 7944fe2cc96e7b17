import { randomUUID } from 'node:crypto'
import { notFound } from '../switch-error.ts'
import type { World } from '../world.ts'

/** Sends an event once more, also one that was lost; forged, it has a wrong signature. */
export function sendAgain(world: World, eventId: string, isForged: boolean) {
  if (!world.store.events.get(eventId)) throw notFound('Event')
  world.store.tasks.put({
    id: `deliver ${eventId} ${randomUUID()}`,
    due: world.now().toISOString(),
    work: { kind: 'deliver', eventId, attempt: 0, isForged },
  })
  world.wake()
}
