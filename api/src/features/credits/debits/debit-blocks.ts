import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { Dispute } from '../../../payments/port.ts'
import { member } from '../../../tables/account.ts'
import { debitBlock } from '../../../tables/debits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import type { OrderRow } from '../order/order-answer.ts'

const isClosed = isNull(debitBlock.reopenedAt)

function isBlockOf({ brandId, memberId }: MemberKey) {
  return and(eq(debitBlock.brandId, brandId), eq(debitBlock.memberId, memberId), isClosed)
}

/** §8: closes direct debits for a member whose bank returned one, unless the news is old. */
export async function blockReturned(
  tx: Transaction,
  { id: orderId, method, brandId, memberId }: OrderRow,
  disputes: readonly Dispute[],
  now: Date,
): Promise<void> {
  const isReturned = disputes.some(({ state }) => state !== 'won')
  if (method !== 'sepa_direct_debit' || memberId === null || !isReturned) return
  await tx.insert(debitBlock).values({ orderId, brandId, memberId, blockedAt: now }).onConflictDoNothing()
}

export async function isDebitBlocked(db: Queryable, payer: MemberKey): Promise<boolean> {
  return (await db.$count(debitBlock, isBlockOf(payer))) > 0
}

/** Opens direct debits for a member again. Returns the orders that closed them; null if none did. */
export async function reopenDebits(tx: Transaction, payer: MemberKey, now: Date): Promise<string[] | null> {
  const reopened = await tx
    .update(debitBlock)
    .set({ reopenedAt: now })
    .where(isBlockOf(payer))
    .returning({ orderId: debitBlock.orderId })
  return reopened.length === 0 ? null : reopened.map(({ orderId }) => orderId)
}

/** The returned debits that keep members of a brand from paying this way, latest first. */
export function findDebitBlocks(db: Queryable, brandId: string) {
  return db
    .select({
      memberId: debitBlock.memberId,
      email: member.email,
      orderId: debitBlock.orderId,
      blockedAt: debitBlock.blockedAt,
    })
    .from(debitBlock)
    .innerJoin(member, eq(member.id, debitBlock.memberId))
    .where(and(eq(debitBlock.brandId, brandId), isClosed))
    .orderBy(desc(debitBlock.blockedAt))
}
