import { setImmediate } from 'node:timers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import { sessionToken } from '../caller/session.ts'
import { Refusal } from '../refusal.ts'

const RETRY_AFTER = 5

/** Milliseconds after which a request that isn't answered counts as waiting. */
const LONG = 500

/**
 * How many requests may be waiting when one more of this kind arrives, so that the first kinds are shed first. A
 * made-up session cookie gets a visitor the place of a member, no more: the limits by address hold for both.
 */
const MOST_WAITING = {
  'visitor page': 100,
  'visitor read': 200,
  'visitor change': 300,
  'member read': 500,
  'member change': 800,
  'member page': 1_000,
} as const

type Kind = keyof typeof MOST_WAITING

/**
 * Sheds load: while too many requests wait in this process, some are told to retry instead of all waiting. Only its own
 * queue counts. That it's slow says nothing, since others may be using the processor or the database.
 */
export function shedLoad(app: FastifyInstance) {
  const queue = new Queue()
  const count = countShed(app, queue)
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request)
    if (kind && queue.hasWaiting(MOST_WAITING[kind])) {
      count(kind)
      return shed(request, reply)
    }
    if (kind && !isChange(request) && !request.routeOptions.config.streams) queue.add(reply)
  })
  // Until here a change has waited for its body, so for the browser.
  app.addHook('preValidation', async (request, reply) => {
    if (kindOf(request) && isChange(request) && !request.routeOptions.config.takesFile) queue.add(reply)
  })
  // From here on an answer waits for the browser, too.
  app.addHook('onSend', async (_, reply) => queue.remove(reply))
}

function countShed({ metricsRegistry }: FastifyInstance, queue: Queue) {
  const waiting: Gauge = new Gauge({
    name: 'requests_waiting',
    help: 'Requests that this process is working on',
    registers: [metricsRegistry],
    collect: () => waiting.set(queue.size),
  })
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests that were told to come back, since too many were waiting',
    labelNames: ['kind'] as const,
    registers: [metricsRegistry],
  })
  for (const kind of Object.keys(MOST_WAITING)) shed.inc({ kind }, 0)
  return (kind: Kind) => shed.inc({ kind })
}

/** Undefined for what is never shed: health checks, urgent calls, and the parts of a page, its styles and scripts. */
function kindOf(request: FastifyRequest): Kind | undefined {
  const { config } = request.routeOptions
  const isCall = request.url.startsWith('/api/')
  if (config.isForMachines || config.isUrgent || !(isCall || config.isPage)) return undefined
  const caller = sessionToken(request) === undefined ? 'visitor' : 'member'
  if (!isCall) return `${caller} page`
  return isChange(request) ? `${caller} change` : `${caller} read`
}

function isChange({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** The requests that this process is working on, oldest first. */
class Queue {
  private readonly since = new Map<FastifyReply, number>()

  get size(): number {
    return this.since.size
  }

  add(reply: FastifyReply) {
    this.since.set(reply, performance.now())
    reply.raw.once('close', () => this.remove(reply))
  }

  /**
   * Removes a request at the end of the event loop's turn: those that arrived together have waited for each other, even
   * if each was answered as soon as it was read.
   */
  remove(reply: FastifyReply) {
    setImmediate(() => this.since.delete(reply))
  }

  /** Whether more requests than this wait. */
  hasWaiting(most: number): boolean {
    const before = performance.now() - LONG
    let count = 0
    for (const since of this.since.values()) {
      if (since > before) return false
      count += 1
      if (count > most) return true
    }
    return false
  }
}

function shed({ url }: FastifyRequest, reply: FastifyReply) {
  if (url.startsWith('/api/')) throw new Refusal('unexpected', { status: 503, retryAfter: RETRY_AFTER })
  return sendOverloadPage(reply)
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
    /** Whether it answers for as long as a page listens. */
    readonly streams?: boolean
    /** Whether this is a page, which is shed under overload; the files that it loads are not. */
    readonly isPage?: boolean
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
