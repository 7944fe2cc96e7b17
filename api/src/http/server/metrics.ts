import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { answerNotFound } from '../send-error.ts'
import { isLoopback } from './host.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface MetricsOptions {
  readonly pool: Pool
  /** Who has it may read the figures from afar. */
  readonly token?: string | undefined
  /** Memory, processor and event loop too; once a process. */
  readonly ofProcess?: boolean | undefined
}

/** Counts and times every request by its route, for Prometheus at `/metrics`. */
export function metrics(app: FastifyInstance, { pool, token, ofProcess = false }: MetricsOptions) {
  const register = new Registry()
  if (ofProcess) collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [register],
  })
  registerPool(register, pool)
  app.decorate('figures', register)
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Anybody can make up a method or a path; each would be a series for ever.
    const route = routeOptions.url ?? 'unknown'
    durations.observe(
      { method: routeOptions.url ? method : 'ANY', route, status: statusCode },
      elapsedTime / 1_000,
    )
  })
  app.get('/metrics', { config: { isForMachines: true } }, async (request, reply) => {
    if (!isNear(request) && !hasToken(request, token)) return answerNotFound(request, reply)
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}

function registerPool(register: Registry, pool: Pool) {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      gauge.set({ state: 'open' }, pool.totalCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Features add theirs. */
    readonly figures: Registry
  }
}

/** From this machine, and not handed on by a proxy that runs on it. */
function isNear({ raw, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  )
  const address = raw.socket.remoteAddress?.replace('::ffff:', '') ?? ''
  return !isForwarded && isLoopback(address) && (hostname === 'localhost' || isLoopback(hostname))
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}
