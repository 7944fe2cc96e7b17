import type { Currency } from 'contracts'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { findLimitLeft } from './find-limit-left.ts'

/**
 * Refuses an order beyond the member's monthly limit, or in another currency. The transaction has locked the
 * member, so that of two orders at once the second counts the first.
 */
export async function checkSpendingLimit(
  tx: Transaction,
  buyer: MemberKey,
  order: { readonly amount: number; readonly currency: Currency },
  now: Date,
): Promise<void> {
  const found = await findLimitLeft(tx, buyer, now)
  if (found === null) return
  const { amount, currency, left, waiting } = found
  if (order.currency !== currency || order.amount > left - waiting)
    refuse('spending_limit', { data: { limit: { amount, currency } } })
}
