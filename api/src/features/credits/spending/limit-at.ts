import type { Spending } from 'contracts'
import type { spendingLimit } from '../../../tables/spending.ts'
import { DAY_MS } from '../../../time.ts'

/** The most that a member wants to spend in a month; null for no limit. */
export type Limit = Spending['limit']

export interface Limits {
  readonly limit: Limit
  /** Applies from a time on. */
  readonly next: { readonly limit: Limit; readonly from: Date } | null
}

/** How long a member who wants to spend more has to wait. */
const DELAY = DAY_MS

type Row = Omit<typeof spendingLimit.$inferSelect, 'memberId' | 'brandId'>

/** The limits that a row stands for at this time; members without a row have none. */
export function limitAt(row: Row | undefined, now: Date): Limits {
  if (!row) return { limit: null, next: null }
  const next = row.nextFrom && { limit: limitOf(row.nextAmount, row.nextCurrency), from: row.nextFrom }
  if (next && next.from <= now) return { limit: next.limit, next: null }
  return { limit: limitOf(row.amount, row.currency), next }
}

/** The limits after a member asked for another one: a lower one applies at once, all else a day later. */
export function limitAfter(before: Limits, wanted: Limit, now: Date): Limits {
  const { limit, next } = before
  if (isSame(limit, wanted) || isLower(wanted, limit)) return { limit: wanted, next: null }
  // A repeated request does not begin the day again.
  if (next && isSame(next.limit, wanted)) return before
  return { limit, next: { limit: wanted, from: new Date(now.getTime() + DELAY) } }
}

function limitOf(amount: Row['amount'], currency: Row['currency']): Limit {
  return amount === null || currency === null ? null : { amount, currency }
}

function isLower(wanted: Limit, limit: Limit): boolean {
  if (limit === null || wanted === null) return limit === null
  return wanted.currency === limit.currency && wanted.amount < limit.amount
}

function isSame(one: Limit, other: Limit): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency
}
