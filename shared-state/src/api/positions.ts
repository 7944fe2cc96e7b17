/** Path → after which of the member's events the last answer from there was had, as far as it says. */
export const positions = new Map<string, number>()

type Revise = (path: string, answer: unknown, position: number) => unknown

let revise: Revise | undefined

/** Has answers brought up to date before anybody sees them: whatever has happened since they were had. */
export function reviseAnswers(by: Revise | undefined) {
  revise = by
}

/** The answer as it is to be shown. */
export function upToDate(path: string, answer: unknown, position: number | undefined): unknown {
  if (position === undefined) {
    positions.delete(path)
    return answer
  }
  positions.set(path, position)
  return revise ? revise(path, answer, position) : answer
}
