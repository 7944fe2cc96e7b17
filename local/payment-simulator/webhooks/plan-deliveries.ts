import type { EventRecord, TaskRecord } from '../records.ts'
import { after, behaviourOf, type World } from '../world.ts'

/** Seconds that an overtaken webhook waits for the next one. */
const HELD = 3

const COPIES = 3

/** The deliveries of a new event, with the faults that the control page chose. */
export function planDeliveries(
  world: World,
  { id: eventId, paymentId }: Pick<EventRecord, 'id' | 'paymentId'>,
): { tasks: TaskRecord[]; isLost: boolean } {
  const { webhooks, delaySeconds } = behaviourOf(world, world.store.payments.get(paymentId))
  const delivery = (seconds: number, copy = 1): TaskRecord => ({
    id: `deliver ${eventId} ${copy}`,
    due: after(world, seconds),
    work: { kind: 'deliver', eventId, attempt: 0, isForged: webhooks === 'forged' },
  })
  switch (webhooks) {
    case 'lost':
      return { tasks: [], isLost: true }
    case 'delayed':
      return { tasks: [delivery(delaySeconds)], isLost: false }
    case 'duplicated':
      return { tasks: Array.from({ length: COPIES }, (_, copy) => delivery(0, copy + 1)), isLost: false }
    case 'reordered':
      // One waits and the next overtakes it.
      return { tasks: [delivery(isOneHeld(world) ? 0 : HELD)], isLost: false }
    case 'normal':
    case 'forged':
      return { tasks: [delivery(0)], isLost: false }
  }
}

function isOneHeld(world: World): boolean {
  const now = world.now().toISOString()
  return world.store.tasks
    .all()
    .some(({ due, work }) => work.kind === 'deliver' && work.attempt === 0 && due > now)
}
