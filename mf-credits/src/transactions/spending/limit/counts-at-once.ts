import type { Spending } from 'contracts'

type Limit = Spending['limit']

/** Whether a new monthly limit counts at once; a higher one, none, or one in another currency counts a day later. */
export function countsAtOnce(present: Limit, next: Limit): boolean {
  if (present === null) return true
  return next !== null && next.currency === present.currency && next.amount <= present.amount
}
