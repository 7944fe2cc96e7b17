import { setInterval } from 'node:timers'
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

interface Bounds {
  readonly pool: Pick<Pool, 'waitingCount'>
  /** Event loop delay in milliseconds. */
  readonly maxDelay: number
}

/** Sheds load: when the process is overloaded, some requests are told to retry instead of all waiting. */
export function shedLoad(app: FastifyInstance, { pool, maxDelay }: Bounds) {
  const eventLoopDelay = measureEventLoopDelay(app)
  app.addHook('onRequest', async ({ url, headers, routeOptions: { config } }, reply) => {
    if (config.isForMachines || config.isUrgent || SUBRESOURCES.has(headers['sec-fetch-dest'])) return
    if (eventLoopDelay() <= maxDelay && pool.waitingCount <= MAX_WAITING) return
    if (url.startsWith('/api/')) throw new Refusal('unexpected', { status: 503, retryAfter: RETRY_AFTER })
    return sendOverloadPage(reply)
  })
}

/** How late the last timer was. A histogram of the loop would have no sample of a loop that stood still. */
function measureEventLoopDelay(app: FastifyInstance): () => number {
  let [last, delay] = [performance.now(), 0]
  const timer = setInterval(() => {
    const now = performance.now()
    delay = now - last - SAMPLE_MS
    last = now
  }, SAMPLE_MS).unref()
  // The start itself keeps the loop busy, which says nothing about the load.
  app.addHook('onListen', async () => {
    last = performance.now()
    delay = 0
  })
  app.addHook('onClose', async () => clearInterval(timer))
  return () => delay
}

function sendOverloadPage(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(busyPage(RETRY_AFTER))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether to respond even under overload: taking back a bad bundle may be what ends it. */
    readonly isUrgent?: boolean
  }
}

/** A page that tries again by itself, for when even the site's own pages would be too much work. */
const busyPage = (retryAfter: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfter}">
<title>It’s busy here right now</title>
<h1>It’s busy here right now</h1>
<p>This page tries again by itself in a few seconds.</p>
</html>
`
