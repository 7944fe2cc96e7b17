import type { Transaction } from '../../../db/database.ts'
import { type BookedTransfer, book } from './book.ts'
import { lockOrderLot, type OrderKey } from './order-lot.ts'

/**
 * Takes back an order's unused credits so that their price can be refunded; the result's `amount` is how many, negative.
 * The caller has checked who owns the order and that the refund period is not over, and publishes `events`.
 */
export async function refund(
  tx: Transaction,
  { now, ...order }: OrderKey & { readonly now: Date },
): Promise<BookedTransfer> {
  const { remaining, granted: _, refunded: __, ...lot } = await lockOrderLot(tx, order)
  return book(tx, {
    ...lot,
    id: `refund:${order.order}`,
    kind: 'refund',
    amount: -remaining,
    request: {},
    now,
  })
}
