import type { Step } from './current-step.ts'

/** The search string of a step's address; other parameters stay. */
export function stepSearch(query: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(query)
  next.set('step', String(step))
  return `?${next}`
}
