import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { profile } from '../../../tables/members.ts'

/** Marks a profile as one that the brand runs, or takes the mark away; false if nothing changed. */
export async function setFictional(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  isFictional: boolean,
): Promise<boolean> {
  const isTheirs = and(eq(profile.memberId, memberId), eq(profile.brandId, brandId))
  const isChange = eq(profile.isFictional, !isFictional)
  const { rowCount } = await tx.update(profile).set({ isFictional }).where(and(isTheirs, isChange))
  return rowCount === 1
}
