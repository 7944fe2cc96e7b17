import type { Endpoint } from 'contracts'
import { state } from '../state/state.ts'

/** The answer with the events since, so that a slow response to a read never undoes a newer event. */
export function upToDate(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  answer: unknown,
  position: number | undefined,
): unknown {
  const { api } = state
  const { positions, revise } = api
  if (position === undefined) {
    positions.delete(path)
    return answer
  }
  positions.set(path, position)
  if (!revise) api.earliest = Math.min(api.earliest ?? position, position)
  return revise && method === 'GET' ? revise(path, answer, position) : answer
}
