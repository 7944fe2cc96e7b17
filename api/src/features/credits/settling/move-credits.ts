import { and, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberEvent } from '../../../events/publish-events.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { roleOf } from '../../../tables/role-of.ts'
import type { BookedTransfer } from '../ledger/book.ts'
import { grant } from '../ledger/grant.ts'
import { isGranted } from '../ledger/order-lot.ts'
import { refund } from '../ledger/refund.ts'
import { reverse } from '../ledger/reverse.ts'
import { hasOtherPurchase, isKept } from '../order/has-other-purchase.ts'
import type { OrderRow } from '../order/order-answer.ts'
import { isPaidStatus, type OrderStatus } from '../order/order-status.ts'

interface MovedCredits {
  readonly events: readonly MemberEvent[]
  readonly warnings: readonly string[]
}

/**
 * Books what an order's new status means for its member: credits and premium for a payment, and neither
 * unused credits nor premium after a full refund or a chargeback. The caller publishes the events.
 */
export async function moveCredits(
  tx: Transaction,
  order: OrderRow,
  status: OrderStatus,
  now: Date,
): Promise<MovedCredits> {
  if (status === order.status || !isPaidStatus(status)) return { events: [], warnings: [] }
  const { id, brandId, memberId, credits } = order
  const events: MemberEvent[] = []
  if (!isPaidStatus(order.status)) {
    if (memberId === null)
      return { events, warnings: [`Order ${id} was paid, but its member is deleted: refund it.`] }
    const granted = await grant(tx, { brandId, memberId, kind: 'order', order: id, credits, now })
    events.push(...granted.events)
  }
  const takeBack = TAKE_BACK[status]
  if (takeBack && (await isGranted(tx, { brandId, order: id })))
    events.push(...(await takeBack(tx, { brandId, order: id, now })).events)
  if (memberId !== null) events.push(...(await followPurchases(tx, { brandId, memberId }, { id, status })))
  return { events, warnings: [] }
}

type TakeBack = (
  tx: Transaction,
  order: { brandId: string; order: string; now: Date },
) => Promise<BookedTransfer>

/** A partial refund says nothing about credits: the refund of unused ones has taken them already. */
const TAKE_BACK: Partial<Record<OrderStatus, TakeBack>> = { refunded: refund, charged_back: reverse }

/**
 * §4: a purchase makes the member premium, until the last one is undone by a full refund or a chargeback. The
 * order's row still has its status before. The caller has locked the member’s credits, so of two orders that
 * change at once the later one sees how the other ended.
 */
async function followPurchases(
  tx: Transaction,
  key: MemberKey,
  { id, status }: Pick<OrderRow, 'id'> & { readonly status: OrderStatus },
): Promise<MemberEvent[]> {
  const isPaid = isKept(status) || (await hasOtherPurchase(tx, key, id))
  const [changed] = await tx
    .update(member)
    .set({ isPaid })
    .where(and(isMember(key), ne(member.isPaid, isPaid)))
    .returning({ isStaff: member.isStaff, isPaid: member.isPaid })
  if (!changed) return []
  return [{ ...key, event: { kind: 'membership', role: roleOf(changed), paid_user: changed.isPaid } }]
}
