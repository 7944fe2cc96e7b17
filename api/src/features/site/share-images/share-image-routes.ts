import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { BoundedQueue, QueueFull } from '../../../bounded-queue.ts'
import { sendNotFound } from '../../../http/send-error.ts'
import { DAY_S } from '../../../time.ts'
import { drawShareCard } from './draw-share-card.ts'
import { readShareCard, SHARE_IMAGE } from './share-card.ts'

const YEAR = 365 * DAY_S
const KEPT_BYTES = 16_000_000
const RETRY_AFTER_S = 5

/** Serves the pictures of links that are shared, drawn when they are first asked for. */
export function shareImageRoutes(app: FastifyInstance) {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length })
  const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 20 })

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    SHARE_IMAGE,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const card = readShareCard(request.query, app.secret)
      if (!card) return sendNotFound(request, reply)
      const key = JSON.stringify(card)
      try {
        const picture = kept.get(key) ?? (await queue.run(async () => kept.get(key) ?? drawShareCard(card)))
        kept.set(key, picture)
        return reply
          .header('cache-control', `public, max-age=${YEAR}, immutable`)
          .header('x-content-type-options', 'nosniff')
          .type('image/jpeg')
          .send(picture)
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error
        return reply.code(503).header('cache-control', 'no-store').header('retry-after', RETRY_AFTER_S).send()
      }
    },
  )
}
