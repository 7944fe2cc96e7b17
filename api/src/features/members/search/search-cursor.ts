import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR_MS } from '../../../time.ts'
import { ACTIVITY_STEP_MS as STEP_MS } from '../profile/activity-of.ts'

/** Nobody leafs through one search for longer. Later, collected cursors would tell about visits of earlier days. */
const LIFETIME_MS = HOUR_MS

/** The viewer to whom a cursor belongs. */
export interface CursorOwner {
  readonly secret: string
  readonly brandId: string
  /** Null for a visitor. */
  readonly memberId: string | null
}

/** The moment up to which a search shows members: the end of the current step. */
export function cursorTime(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / STEP_MS) * STEP_MS)
}

/** Seals the moment of a search for its further pages. A page can only repeat it, not choose one. */
export function searchCursor(owner: CursorOwner, at: Date): string {
  const step = (at.getTime() / STEP_MS).toString(36)
  return `${step}.${proofOf(owner, step)}`
}

/** The moment of an earlier page of the search; the current one if the cursor is made up, another viewer's or too old. */
export function readSearchCursor(owner: CursorOwner, cursor: string | undefined, now: Date): Date {
  const [step = '', proof = ''] = cursor?.split('.') ?? []
  const [actual, expected] = [Buffer.from(proof), Buffer.from(proofOf(owner, step))]
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  const at = Number.parseInt(step, 36) * STEP_MS
  return isOurs && now.getTime() - at < LIFETIME_MS ? new Date(at) : cursorTime(now)
}

function proofOf({ secret, brandId, memberId }: CursorOwner, step: string): string {
  const text = `search ${brandId} ${memberId ?? ''} ${step}`
  return createHmac('sha256', secret).update(text).digest('base64url')
}
