import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sendNotFound } from '../send-error.ts'
import { isLoopback } from './host.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface MetricsOptions {
  readonly pool: Pool
  /** Token that allows reading the metrics from another machine. */
  readonly token?: string | undefined
  /** Whether requests from this machine need no token. */
  readonly isLocal: boolean
  /** Whether to include memory, CPU and event loop; once per process. */
  readonly ofProcess?: boolean | undefined
}

/** Serves metrics for Prometheus at `/metrics`, including the count and duration of requests by route. */
export function metrics(app: FastifyInstance, { pool, token, isLocal, ofProcess = false }: MetricsOptions) {
  const register = new Registry()
  if (ofProcess) collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [register],
  })
  registerPool(register, pool)
  app.decorate('metricsRegistry', register)
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Don't label by unknown methods or paths: callers could create any number of series.
    const route = routeOptions.url ?? 'unknown'
    durations.observe(
      { method: routeOptions.url ? method : 'ANY', route, status: statusCode },
      elapsedTime / 1_000,
    )
  })
  app.get('/metrics', { config: { isForMachines: true } }, async (request, reply) => {
    const isAllowed = hasToken(request, token) || (isLocal && isFromThisMachine(request))
    if (!isAllowed) return sendNotFound(request, reply)
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics())
  })
}

function registerPool(register: Registry, pool: Pool) {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests waiting for one',
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
    /** Features add their own metrics here. */
    readonly metricsRegistry: Registry
  }
}

/** Whether the request comes from this machine, and not through a proxy on it. */
function isFromThisMachine({ raw, headers, hostname }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  )
  const { remoteAddress = '' } = raw.socket
  const isLocal = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback'
  return !isForwarded && isLocal && (hostname === 'localhost' || isLoopback(hostname))
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const provided = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== undefined && provided.length === expected.length && timingSafeEqual(provided, expected)
}
