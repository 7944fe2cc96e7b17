import type { Transaction } from '../../db/database.ts'
import { publishEvents } from '../../events/publish-events.ts'
import { holdOrderLot, type OfOrder } from './order-lot.ts'
import { type Posted, post } from './post.ts'

/**
 * Takes back what is unused of the credits that an order brought, so that their price can be paid back; how many is the
 * answer's `amount`, negative. Whose order it is and whether there is still time, the caller has asked.
 */
export async function refund(
  tx: Transaction,
  { now, ...of }: OfOrder & { readonly now: Date },
): Promise<Posted> {
  const { remaining, granted: _, refunded: __, ...lot } = await holdOrderLot(tx, of)
  const posted = await post(tx, {
    ...lot,
    id: `refund:${of.order}`,
    kind: 'refund',
    amount: -remaining,
    request: {},
    now,
  })
  await publishEvents(tx, ...posted.told)
  return posted
}
