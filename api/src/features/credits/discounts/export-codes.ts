import type { DiscountCode } from 'contracts'
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { discountCode } from '../../../tables/discounts.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { discountAnswer } from '../prices/discount.ts'
import { findShopper } from './find-shopper.ts'

/** A member's personal codes, for the download of their data. */
export async function exportCodes(db: Queryable, owner: MemberKey, now: Date): Promise<DiscountCode[]> {
  const { usedCodes } = await findShopper(db, owner)
  const rows = await db
    .select()
    .from(discountCode)
    .where(and(eq(discountCode.brandId, owner.brandId), eq(discountCode.memberId, owner.memberId)))
    .orderBy(asc(discountCode.createdAt))
  return rows.map((row) => {
    const status = usedCodes.has(row.code) ? 'used' : row.isActive ? 'active' : 'inactive'
    return discountAnswer(row, now, status)
  })
}
