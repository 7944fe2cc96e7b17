import type { Entry } from './document.ts'

export interface AutoRollback {
  readonly at: string
  readonly version: string
  readonly why: string
}

/** The last canary that was rolled back automatically. Its votes are kept, for those who ask later what went wrong. */
export function lastAutoRollback({ history }: Entry): AutoRollback | undefined {
  const event = history.findLast(({ action }) => action === 'auto-rollback')
  return event && { at: event.at, version: event.from ?? event.version, why: event.why ?? '' }
}
