import type { AnswerOf, exportMember } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund, paymentDispute } from '../../../tables/refunds.ts'
import { exportDebits } from '../debits/export-debits.ts'
import { exportCodes } from '../discounts/export-codes.ts'
import { findStatement, type StatementLine } from '../ledger/statement.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import { orderAnswer } from '../order/order-answer.ts'
import { refundAnswer } from '../settling/refund-answer.ts'
import { findSpending } from '../spending/find-spending.ts'

/** More lines than any statement has. */
const ALL = 1_000_000

type Purchases = Pick<
  AnswerOf<typeof exportMember>,
  | 'credit_statement'
  | 'orders'
  | 'discount_codes'
  | 'refunds'
  | 'disputes'
  | 'direct_debits'
  | 'spending_limit'
>

/** A member's purchases and what became of them, for the download of their data. */
export async function exportPurchases(db: Queryable, owner: MemberKey, now: Date): Promise<Purchases> {
  const { limit, next_limit } = await findSpending(db, owner, now)
  const statement = await findStatement(db, owner, { limit: ALL })
  return {
    credit_statement: statement.map(movementAnswer),
    ...(await findPurchases(db, owner)),
    discount_codes: await exportCodes(db, owner, now),
    direct_debits: await exportDebits(db, owner),
    spending_limit: { limit, next_limit },
  }
}

/** A member's orders, with their refunds and disputes. */
export async function findPurchases(
  db: Queryable,
  owner: MemberKey,
): Promise<Pick<Purchases, 'orders' | 'refunds' | 'disputes'>> {
  const orders = await db
    .select({ order: paymentOrder, refund: orderRefund })
    .from(paymentOrder)
    .leftJoin(orderRefund, eq(orderRefund.orderId, paymentOrder.id))
    .where(isOwnOrder(owner))
    .orderBy(paymentOrder.createdAt)
  const disputes = await db
    .select({ dispute: paymentDispute })
    .from(paymentDispute)
    .innerJoin(paymentOrder, eq(paymentOrder.id, paymentDispute.orderId))
    .where(isOwnOrder(owner))
    .orderBy(paymentDispute.openedAt)
  return {
    orders: orders.map(({ order }) => orderAnswer(order)),
    refunds: orders.flatMap(({ order, refund }) =>
      refund ? [{ ...refundAnswer(refund), order: order.id }] : [],
    ),
    disputes: disputes.map(({ dispute: { orderId, state, reason, openedAt } }) => ({
      order: orderId,
      state,
      reason,
      at: openedAt.toISOString(),
    })),
  }
}

export function movementAnswer({ sequence, kind, amount, balance, reason, at, lots }: StatementLine) {
  return {
    sequence,
    kind,
    credits: amount,
    balance,
    reason,
    at: at.toISOString(),
    lots: lots.map(({ amount: credits, ...lot }) => ({ ...lot, credits })),
  }
}
