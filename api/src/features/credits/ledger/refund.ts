import type { Transaction } from '../../../db/database.ts'
import { type BookedTransfer, book } from './book.ts'
import { lockOrderLot, type OrderKey } from './order-lot.ts'

interface TakenBack extends OrderKey {
  /** All that are unused, unless it says how many. */
  readonly credits?: number
  readonly now: Date
}

/**
 * Takes back an order's unused credits to refund their price; the result's `amount` is negative. The caller
 * has checked the owner and the refund period, and publishes `events`.
 */
export async function refund(
  tx: Transaction,
  { now, credits, ...order }: TakenBack,
): Promise<BookedTransfer> {
  const { remaining, granted: _, refunded: __, ...lot } = await lockOrderLot(tx, order)
  const amount = Math.min(credits ?? remaining, remaining)
  return book(tx, {
    ...lot,
    // After a part, the rest can still be taken back, if the switch says that all was refunded.
    id: `${amount < remaining ? 'refund-part' : 'refund'}:${order.order}`,
    kind: 'refund',
    amount: -amount,
    request: {},
    now,
  })
}
