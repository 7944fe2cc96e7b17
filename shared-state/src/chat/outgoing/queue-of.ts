import { perPage } from '../../state/state.ts'
import { OutgoingQueue } from './outgoing-queue.ts'

const queuesByMember = perPage(() => new Map<string, OutgoingQueue>())

/** The queue of a member in this page. */
export function queueOf(member: string): OutgoingQueue {
  const queue = queuesByMember().get(member) ?? new OutgoingQueue(member)
  queuesByMember().set(member, queue)
  return queue
}
