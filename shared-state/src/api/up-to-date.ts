import { state } from '../state/state.ts'

/** The answer with the events since, so that a slow response never undoes what an event has shown already. */
export function upToDate(path: string, answer: unknown, position: number | undefined): unknown {
  const { positions, revise } = state.api
  if (position === undefined) {
    positions.delete(path)
    return answer
  }
  positions.set(path, position)
  return revise ? revise(path, answer, position) : answer
}
