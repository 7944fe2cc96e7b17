import { BoundedQueue } from '../../../bounded-queue.ts'
import type { OrderServices } from '../order/order-services.ts'
import { handleSafely, type StoredEvent } from './payment-events.ts'

/** Handles stored webhooks after their answer, since the switch does not wait for what follows from them. */
export class WebhookQueue {
  /** The job handles webhooks that do not fit in. */
  readonly #queue = new BoundedQueue({ concurrency: 5, maxWaiting: 500 })
  readonly #running = new Set<Promise<boolean>>()

  settleSoon(services: OrderServices, event: StoredEvent): void {
    if (this.#queue.isFull) return
    const work = this.#queue
      .run(() => handleSafely(services, event))
      .finally(() => this.#running.delete(work))
    this.#running.add(work)
  }

  /** Resolves once the webhooks are handled. */
  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly webhookQueue: WebhookQueue
  }
}
