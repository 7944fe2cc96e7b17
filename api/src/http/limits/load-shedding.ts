import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import { Refusal } from '../refusal.ts'

const RETRY_AFTER = 5
/** Milliseconds between two measurements of the event loop delay. */
const SAMPLE_MS = 500
/** Requests waiting for a database connection above which we shed load: some seconds' worth of work. */
const MAX_WAITING = 1_000

/** `Sec-Fetch-Dest` of a page's subresources. They are always served: half a page is worse than none. */
const SUBRESOURCES: ReadonlySet<unknown> = new Set(['font', 'image', 'script', 'style'])

/** Sheds load: when the process is overloaded, some requests are told to retry instead of all waiting. */
export async function shedLoad(
  app: FastifyInstance,
  { pool, maxDelay }: { readonly pool: Pick<Pool, 'waitingCount'>; readonly maxDelay: number },
) {
  // The plugin only measures; the response depends on the request.
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler() {},
  })
  app.addHook('onRequest', async ({ url, headers, routeOptions: { config } }, reply) => {
    if (config.isForMachines || SUBRESOURCES.has(headers['sec-fetch-dest'])) return
    if (!app.isUnderPressure() && pool.waitingCount <= MAX_WAITING) return
    if (url.startsWith('/api/')) throw new Refusal('unexpected', { status: 503, retryAfter: RETRY_AFTER })
    return sendOverloadPage(reply)
  })
}

function sendOverloadPage(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Too many people are here right now. Please try again in a few seconds.\n')
}
