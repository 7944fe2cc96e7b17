import type { CaseDecision, StaffCase } from 'contracts'

/** The calls of the queue, and what loads a case before it is shown. */
export interface QueueCalls {
  readonly claim: (most: number) => Promise<readonly StaffCase[]>
  readonly take: (id: string) => Promise<unknown>
  readonly renew: (ids: readonly string[]) => Promise<readonly string[]>
  readonly release: (ids: readonly string[]) => Promise<unknown>
  readonly decide: (id: string, decision: CaseDecision) => Promise<StaffCase>
  readonly undo: (id: string) => Promise<unknown>
  readonly prefetch: (id: string) => void
}

/** A decision that may still be undone. */
export interface Decided {
  readonly id: string
  readonly decision: CaseDecision
  /** By this browser's clock. */
  readonly takesEffectAt: number
  /** Whether it goes to a second moderator then. */
  readonly awaitsSecond: boolean
}

export interface HandState {
  /** The case on screen; null if none is left, or none has come yet. */
  readonly current: string | null
  /** Claimed in advance. */
  readonly next: readonly string[]
  readonly skipped: readonly string[]
  /** The latest last. */
  readonly decided: readonly Decided[]
  readonly isClaiming: boolean
  /** While a decision waits for its answer before the next case shows. */
  readonly isDeciding: boolean
  /** Why the case on screen is not the moderator's to decide. */
  readonly refusal: unknown
  /** Why the latest decision or undo failed. */
  readonly failure: unknown
  /** The case that failed; null if it is none in particular. */
  readonly failed: string | null
}
