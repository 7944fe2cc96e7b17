import { describeError } from '../../../http/server/log.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { OrderServices } from '../order/order-services.ts'
import { type Settled, settleOrder } from './settle-order.ts'

/** Orders whose payments are asked for at once. */
const CONCURRENCY = 5

/** Brings orders up to date, a few at a time; a failure of one does not stop the others. */
export async function settleAll(
  services: OrderServices,
  orders: readonly OrderRow[],
  options: { readonly sync?: boolean } = {},
): Promise<Settled[]> {
  const settled: Settled[] = []
  const waiting = orders.values()
  const work = async () => {
    for (const order of waiting) settled.push(await settleSafely(services, order, options))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return settled
}

async function settleSafely(services: OrderServices, order: OrderRow, options: { readonly sync?: boolean }) {
  try {
    return await settleOrder(services, order, options)
  } catch (error) {
    services.log.error(`Order ${order.id} could not be settled: ${describeError(error).message}`)
    return undefined
  }
}
