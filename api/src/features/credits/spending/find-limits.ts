import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { spendingLimit } from '../../../tables/spending.ts'
import { type Limits, limitAt } from './limit-at.ts'

/** A member's spending limits. */
export async function findLimits(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  now: Date,
): Promise<Limits> {
  const [row] = await db
    .select()
    .from(spendingLimit)
    .where(and(eq(spendingLimit.memberId, memberId), eq(spendingLimit.brandId, brandId)))
  return limitAt(row, now)
}
