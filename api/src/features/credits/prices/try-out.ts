import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { bundle, paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../order/find-orders.ts'

/** §2: whether a member can buy the try-out package: offered when leaving, and never bought. */
export async function isOfferedTryOut(db: Queryable, viewer: MemberKey | null): Promise<boolean> {
  if (!viewer) return false
  const wasOffered = and(isMember(viewer), isNotNull(member.offerSeenAt))
  const isSame = and(eq(bundle.brandId, paymentOrder.brandId), eq(bundle.id, paymentOrder.bundleId))
  const wasBought = and(isOwnOrder(viewer), isNotNull(paymentOrder.paidAt), eq(bundle.isTryOut, true))
  const offered = await db.select({ id: member.id }).from(member).where(wasOffered)
  if (offered.length === 0) return false
  const bought = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .innerJoin(bundle, isSame)
    .where(wasBought)
    .limit(1)
  return bought.length === 0
}
