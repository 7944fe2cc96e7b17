import type { Transaction } from '../../../db/database.ts'
import { type BookedTransfer, book } from './book.ts'
import { lockOrderLot, type OrderKey } from './order-lot.ts'

/**
 * Takes back an order's unused credits to refund their price; the result's `amount` is negative. The caller
 * has checked the owner and the refund period, and publishes `events`.
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
