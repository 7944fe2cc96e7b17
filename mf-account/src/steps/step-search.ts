import type { FlowStep } from './current-step.ts'

/** The search string of a step's address; other parameters stay. */
export function stepSearch(query: URLSearchParams, step: FlowStep): string {
  const next = new URLSearchParams(query)
  next.set('step', String(step))
  return `?${next}`
}
