import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import { BODY_LIMIT } from '../api.ts'
import { slowBodies } from '../input/body-timeout.ts'
import { pressure } from '../limits/pressure.ts'
import { refuse } from '../refusal.ts'
import { answerError, answerNotFound } from '../send-error.ts'
import { Draining } from './draining.ts'
import { health } from './health.ts'
import { domainOf, type SiteHosts } from './host.ts'
import { httpServer } from './http-server.ts'
import { metrics } from './metrics.ts'

export interface SiteServerOptions {
  readonly database: Pick<Database, 'pool' | 'isReachable'>
  readonly isSecure?: boolean
  readonly siteHosts?: SiteHosts
  /** Addresses of proxies whose word on the visitor's address and host is taken. */
  readonly trustProxy?: string[]
  readonly log?: FastifyBaseLogger
  readonly metricsToken?: string | undefined
  /** Lifted where something else than the limits is tested: how often one may ask, and how much the process bears. */
  readonly hasLimits?: boolean
  /** Whether this server is its process's only one, whose figures it tells too. */
  readonly isProcess?: boolean
}

/** What the API and the pages have in common: hosts, errors, health, figures, log, load. */
export async function siteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { database, log, hasLimits = true, isSecure = false, siteHosts = {}, trustProxy = [] } = options
  const app = Fastify({
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // While the process drains, what comes on an open connection is still answered.
    return503OnClosing: false,
    serverFactory: httpServer,
    frameworkErrors: answerError,
    ...(log && { loggerInstance: log }),
    ...(trustProxy.length > 0 && { trustProxy }),
  })
  const draining = new Draining()
  app.decorate('isSecure', isSecure)
  app.decorate('draining', draining)
  app.decorateRequest('domain', '')
  app.decorateRequest('route', null)
  app.decorateRequest('brand', null)
  app.decorateRequest('session', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  await app.register(fastifyCookie)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const domain = domainOf(request.host, siteHosts)
    if (domain !== undefined) request.domain = domain
    else if (!request.routeOptions.config.isForMachines) refuse('not_found', { status: 421 })
  })
  slowBodies(app)
  if (hasLimits) await pressure(app, database.pool)
  metrics(app, { pool: database.pool, token: options.metricsToken, ofProcess: options.isProcess })
  health(app, { draining, isReachable: () => database.isReachable() })
  app.addHook('onSend', async (_, reply) => {
    // A connection that is kept would keep the process.
    if (draining.isDraining) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => draining.start())
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining
  }
}
