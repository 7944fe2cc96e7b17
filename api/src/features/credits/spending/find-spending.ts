import type { Spending } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { findLimitLeft } from './find-limit-left.ts'
import { findLimits } from './find-limits.ts'
import { spentByMonth } from './spent-by-month.ts'

/** A member's spending, and the limit that they set. */
export async function findSpending(db: Queryable, owner: MemberKey, now: Date): Promise<Spending> {
  const { limit, next } = await findLimits(db, owner, now)
  return {
    currencies: await spentByMonth(db, owner, now),
    limit,
    limit_left: await findLimitLeft(db, owner, now),
    next_limit: next && { limit: next.limit, from: next.from.toISOString() },
  }
}
