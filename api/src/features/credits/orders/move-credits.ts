import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberEvent } from '../../../events/publish-events.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { roleOf } from '../../../tables/role-of.ts'
import type { BookedTransfer } from '../book.ts'
import { grant } from '../grant.ts'
import { isGranted } from '../order-lot.ts'
import { refund } from '../refund.ts'
import { reverse } from '../reverse.ts'
import type { OrderRow } from './order-answer.ts'
import { isPaidStatus, type OrderStatus } from './order-status.ts'

interface MovedCredits {
  readonly events: readonly MemberEvent[]
  readonly warnings: readonly string[]
}

/**
 * Books what an order's new status means for its member: credits and premium for a payment, and no unused credits after a
 * full refund or a chargeback. The caller publishes the events.
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
    const member = { brandId, memberId }
    const granted = await grant(tx, { ...member, kind: 'order', order: id, credits, now })
    events.push(...granted.events, ...(await makePremium(tx, member)))
  }
  const takeBack = TAKE_BACK[status]
  if (takeBack && (await isGranted(tx, { brandId, order: id })))
    events.push(...(await takeBack(tx, { brandId, order: id, now })).events)
  return { events, warnings: [] }
}

type TakeBack = (
  tx: Transaction,
  order: { brandId: string; order: string; now: Date },
) => Promise<BookedTransfer>

/** A part of the price that was refunded says nothing about credits: the refund of unused ones has taken them already. */
const TAKE_BACK: Partial<Record<OrderStatus, TakeBack>> = { refunded: refund, charged_back: reverse }

/** §4: the first purchase makes the member premium. */
async function makePremium(tx: Transaction, key: MemberKey): Promise<MemberEvent[]> {
  const isFree = and(isMember(key), eq(member.isPaid, false))
  const [changed] = await tx
    .update(member)
    .set({ isPaid: true })
    .where(isFree)
    .returning({ isStaff: member.isStaff, isPaid: member.isPaid })
  if (!changed) return []
  return [{ ...key, event: { kind: 'membership', role: roleOf(changed), paid_user: changed.isPaid } }]
}
