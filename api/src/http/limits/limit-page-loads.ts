import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { RateLimits } from './limits.ts'

/** Counts pages, their files and pictures by address. Calls and monitoring aren't counted. */
export function limitPageLoads(app: FastifyInstance, limits: RateLimits) {
  app.addHook('onRequest', async ({ ip, url, routeOptions: { config } }, reply) => {
    if (config.isForMachines || url.startsWith('/api/')) return
    try {
      await limits.countLoad(ip)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply
        .code(error.statusCode)
        .header('retry-after', error.retryAfter)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(`${error.message}.\n`)
    }
  })
}
