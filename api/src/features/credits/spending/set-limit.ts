import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { spendingLimit } from '../../../tables/spending.ts'
import { findLimits } from './find-limits.ts'
import { type Limit, limitAfter } from './limit-at.ts'
import { lockMember } from './lock-member.ts'

/** Sets a member's monthly limit, at once or for tomorrow. */
export async function setLimit(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  wanted: Limit,
  now: Date,
): Promise<void> {
  const key = { brandId, memberId }
  await lockMember(tx, key)
  const { limit, next } = limitAfter(await findLimits(tx, key, now), wanted, now)
  const row = {
    amount: limit?.amount ?? null,
    currency: limit?.currency ?? null,
    nextAmount: next?.limit?.amount ?? null,
    nextCurrency: next?.limit?.currency ?? null,
    nextFrom: next?.from ?? null,
  }
  await tx
    .insert(spendingLimit)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: spendingLimit.memberId, set: row })
}
