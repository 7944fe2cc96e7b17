import type { Step } from './current-step.ts'

/** The address of a step; what else the query says stays. */
export function stepQuery(query: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(query)
  next.set('step', String(step))
  return `?${next}`
}
