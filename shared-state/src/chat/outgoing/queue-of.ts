import { state } from '../../state/state.ts'
import { OutgoingQueue } from './outgoing-queue.ts'

/** The queue of a member in this page. */
export function queueOf(member: string): OutgoingQueue {
  const { outgoing } = state
  const queue = outgoing.get(member) ?? new OutgoingQueue(member)
  outgoing.set(member, queue)
  return queue
}
