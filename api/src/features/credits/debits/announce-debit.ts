import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { debitMandate } from '../../../tables/debits.ts'
import { brand, company } from '../../../tables/site.ts'
import { amountOf, type OrderRow } from '../order/order-answer.ts'
import type { OrderStatus } from '../order/order-status.ts'

/** §3: tells the member about a direct debit, once the switch has accepted it. */
export async function announceDebit(tx: Transaction, order: OrderRow, status: OrderStatus): Promise<void> {
  const isAccepted = order.status === 'created' && (status === 'pending' || status === 'paid')
  if (!isAccepted || order.method !== 'sepa_direct_debit' || order.memberId === null) return
  const [found] = await tx
    .select({ mandate: debitMandate, creditor: company.name })
    .from(debitMandate)
    .innerJoin(brand, eq(brand.id, debitMandate.brandId))
    .innerJoin(company, eq(company.id, brand.companyId))
    .where(eq(debitMandate.orderId, order.id))
  if (!found) return
  const { mandate, creditor } = found
  await enqueue(tx, {
    brandId: order.brandId,
    memberId: order.memberId,
    channel: 'mail',
    kind: 'debit-announced',
    dedupeKey: `debit ${order.id}`,
    data: {
      reference: mandate.id,
      amount: amountOf(order),
      currency: order.currency,
      account: mandate.maskedIban,
      creditor,
      creditorId: mandate.creditorId,
      collectedAt: mandate.acceptedAt.toISOString(),
    },
  })
}
