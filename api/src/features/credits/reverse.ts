import type { Transaction } from '../../db/database.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { holdOrderLot, type OfOrder } from './order-lot.ts'
import { type Posted, post } from './post.ts'

/**
 * Undoes an order whose payment was taken back. What is unused of it goes; what was spent is the brand's loss, for a
 * balance is never below nothing. Works also when the member is gone.
 */
export async function reverse(
  tx: Transaction,
  { now, ...of }: OfOrder & { readonly now: Date },
): Promise<Posted> {
  const { granted, remaining, refunded, ...lot } = await holdOrderLot(tx, of)
  const posted = await post(tx, {
    ...lot,
    id: `chargeback:${of.order}`,
    kind: 'chargeback',
    amount: -remaining,
    loss: granted - remaining - refunded,
    request: {},
    now,
  })
  await publishEvents(tx, ...posted.told)
  return posted
}
