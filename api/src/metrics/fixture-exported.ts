import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { EventStreams } from '../events/event-streams.ts'
import { NO_DATABASE } from '../http/fixtures/server.ts'
import { bundleMetrics } from '../http/server/bundle-metrics.ts'
import { siteServer } from '../http/server/site-server.ts'
import { periodicJobs } from '../jobs/periodic-jobs.ts'
import { releaseGauges } from '../process/release-gauges.ts'
import { jobMetrics } from './job-metrics.ts'
import { renderMetrics } from './render-metrics.ts'
import { siteGauges } from './site-gauges.ts'
import { deliveryLag, openStreams } from './stream-metrics.ts'

type Gateway = Parameters<ReturnType<typeof releaseGauges>>

const RELEASED = {
  live: '1.0.0',
  canary: { version: '1.1.0', share: 0.1, since: '' },
  history: [{ at: '2026-06-01T12:00:00.000Z', action: 'auto-rollback', version: '1.0.9' }],
}

/** A server that registers every metric, as a process with all roles does, and has met one of each. */
export async function allMetrics(database: Pick<Database, 'db'>) {
  const app: FastifyInstance = await siteServer({ database: NO_DATABASE, isProcess: true })
  const register: Registry = app.metricsRegistry
  openStreams(register, { count: 3 } as EventStreams)
  deliveryLag(register)(0.02)
  renderMetrics(register)('shed', 4)
  bundleMetrics(register)({ name: 'mf-chat', version: '1.0.0', channel: 'live', kind: 'load', ms: 300 })
  jobMetrics(register, periodicJobs)('prove-ledger', 'done')
  siteGauges(register, database)
  const document = () => ({ revision: 1, remotes: { 'mf-chat': RELEASED } })
  await releaseGauges(register)(...([app, { registry: { document } }] as unknown as Gateway))
  return app
}
