import type { UserEvent } from '../events/user-event.ts'
import { patchedReads } from './patched-reads.ts'

/** The answer from this path after the event; the same object if the event does not concern it. */
export function applyEvent(path: string, answer: unknown, event: UserEvent): unknown {
  const read = patchedReads.find(({ endpoint }) => endpoint.path === path)
  // A server newer than the page may send kinds that the page does not know.
  const patch = read && Object.hasOwn(read.patches, event.kind) ? read.patches[event.kind] : undefined
  return patch ? patch(answer, event) : answer
}
