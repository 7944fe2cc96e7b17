import { BoundedQueue } from '../../../bounded-queue.ts'
import type { OrderServices } from '../order/order-services.ts'
import { handleSafely, type StoredEvent } from './payment-events.ts'

/** The job handles webhooks that do not fit in. */
const queue = new BoundedQueue({ concurrency: 5, maxWaiting: 500 })

const running = new Set<Promise<boolean>>()

/** Handles a stored webhook after its answer, since the switch does not wait for what follows from it. */
export function settleSoon(services: OrderServices, event: StoredEvent): void {
  if (queue.isFull) return
  const work = queue.run(() => handleSafely(services, event)).finally(() => running.delete(work))
  running.add(work)
}

/** Resolves once the webhooks of this process are handled. */
export async function webhooksSettled(): Promise<void> {
  await Promise.all(running)
}
