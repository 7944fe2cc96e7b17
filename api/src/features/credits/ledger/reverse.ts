import type { Transaction } from '../../../db/database.ts'
import { type BookedTransfer, book } from './book.ts'
import { lockOrderLot, type OrderKey } from './order-lot.ts'

/**
 * Books a chargeback: takes an order's unused credits, and writes off what was spent as the brand's loss,
 * since a balance never goes below zero. Works for deleted members too. The caller publishes `events`.
 */
export async function reverse(
  tx: Transaction,
  { now, ...order }: OrderKey & { readonly now: Date },
): Promise<BookedTransfer> {
  const { granted, remaining, refunded, ...lot } = await lockOrderLot(tx, order)
  return book(tx, {
    ...lot,
    id: `chargeback:${order.order}`,
    kind: 'chargeback',
    amount: -remaining,
    loss: granted - remaining - refunded,
    request: {},
    now,
  })
}
