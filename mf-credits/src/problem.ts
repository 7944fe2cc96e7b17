import { ApiError } from 'shared-state/api'
import { codeOf } from 'shared-state/problem-text'

/** The currency of the monthly limit that an order was refused for; undefined for other errors. */
export function limitCurrencyOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'spending_limit') return undefined
  const { limit } = error.data
  if (typeof limit !== 'object' || limit === null || !('currency' in limit)) return undefined
  return typeof limit.currency === 'string' ? limit.currency : undefined
}

/** Nothing has this id, or nothing could have it. */
export function isUnknown(error: unknown): boolean {
  return ['not_found', 'invalid_input'].includes(codeOf(error))
}
