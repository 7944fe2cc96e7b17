import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../refusal.ts'

const RETRY_AFTER = 5
/** Milliseconds by which everything is late. */
const LATEST = 500
/** Requests that wait for a connection to the database: some seconds' worth of work. */
const MOST_WAITING = 1_000

/** As browsers name it: what a page that was let in still needs. Half a page is worse than none. */
const PARTS: ReadonlySet<unknown> = new Set(['font', 'image', 'script', 'style'])

/** Under more load than the process can bear, some are told to come back instead of all being kept waiting. */
export async function pressure(app: FastifyInstance, pool: Pick<Pool, 'waitingCount'>) {
  // It measures; what to answer depends on who asks.
  await app.register(underPressure, {
    maxEventLoopDelay: LATEST,
    sampleInterval: LATEST,
    pressureHandler() {},
  })
  app.addHook('onRequest', async ({ url, headers, routeOptions: { config } }, reply) => {
    if (config.isForMachines || PARTS.has(headers['sec-fetch-dest'])) return
    if (!app.isUnderPressure() && pool.waitingCount <= MOST_WAITING) return
    if (url.startsWith('/api/')) throw new Refusal('unexpected', { status: 503, retryAfter: RETRY_AFTER })
    return sayToPerson(reply)
  })
}

function sayToPerson(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Too many people are here right now. Please try again in a few seconds.\n')
}
