import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Database } from '../../db/database.ts'
import { DAY_S } from '../../time.ts'
import { traceRequests } from '../../tracing/trace-requests.ts'
import { shedLoad } from '../limits/load-shedding.ts'
import { refuse } from '../refusal.ts'
import { sendError, sendNotFound } from '../send-error.ts'
import { enforceBodyTimeouts } from './body-timeout.ts'
import { Draining } from './draining.ts'
import { health } from './health.ts'
import { domainOf, type SiteHosts, servesDomain } from './host.ts'
import { httpServer } from './http-server.ts'
import { metrics } from './metrics.ts'

/** Maximum size of a body in bytes. A form with a file is a stream that `withFile` limits. */
export const BODY_LIMIT = 65_536

/** For this host only: its subdomains may not be ours. */
const HSTS = `max-age=${365 * DAY_S}`

export interface SiteServerOptions {
  readonly database: Pick<Database, 'pool' | 'isReachable'>
  readonly isSecure?: boolean
  readonly siteHosts?: SiteHosts
  /** Domains of the brands in this process's database, if others are elsewhere. */
  readonly brandDomains?: readonly string[] | undefined
  /** Addresses of proxies whose forwarding headers are trusted. */
  readonly trustProxy?: string[]
  readonly log?: FastifyBaseLogger
  readonly metricsToken?: string | undefined
  /** Whether requests from this machine need no token for the metrics. */
  readonly hasLocalMetrics?: boolean
  /** Whether rate limits and load shedding are on; tests of other things turn them off. */
  readonly hasLimits?: boolean
  /** Whether this is the process's only server, so that it includes the metrics of the process. */
  readonly isProcess?: boolean
  /** Whether requests have spans. */
  readonly isTraced?: boolean
}

/** The common base of the API and the pages: hosts, errors, health checks, metrics, log, load shedding. */
export async function siteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { database, log, hasLimits = true, isSecure = false } = options
  const { siteHosts = {}, trustProxy = [], brandDomains } = options
  const isHere = (domain: string) => brandDomains === undefined || brandDomains.includes(domain)
  const app = Fastify({
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    // While the process drains, keep serving requests on open connections.
    return503OnClosing: false,
    serverFactory: httpServer,
    frameworkErrors(error, request, reply) {
      // No hook runs for a URL that cannot be read.
      protect(reply)
      return sendError(error, request, reply)
    },
    ...(log && { loggerInstance: log }),
    ...(trustProxy.length > 0 && { trustProxy }),
  })
  /** The headers of every answer, whatever route it is of; helmet has more for the API and for pictures. */
  function protect(reply: FastifyReply) {
    reply.header('x-content-type-options', 'nosniff')
    if (isSecure) reply.header('strict-transport-security', HSTS)
  }
  const draining = new Draining()
  app.decorate('isSecure', isSecure)
  app.decorate('servesDomain', (domain) => servesDomain(domain, siteHosts) && isHere(domain))
  app.decorate('draining', draining)
  app.decorateRequest('domain', '')
  app.decorateRequest('route', null)
  app.decorateRequest('brand', null)
  app.decorateRequest('session', null)
  app.decorateRequest('roles')
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(sendNotFound)
  await app.register(fastifyCookie)

  if (options.isTraced) traceRequests(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    protect(reply)
    if (namesTwoHosts(request.raw)) refuse('invalid_input', { status: 400 })
    const domain = domainOf(request.host, siteHosts)
    // A proxy that leads a brand to the wrong process gets no answer, so nobody is served from another database.
    if (domain !== undefined && isHere(domain)) request.domain = domain
    else if (!request.routeOptions.config.isForMachines) refuse('not_found', { status: 421 })
  })
  ageLabel(app)
  enforceBodyTimeouts(app)
  const { metricsToken: token, hasLocalMetrics: isLocal = true, isProcess: ofProcess } = options
  metrics(app, { pool: database.pool, token, isLocal, ofProcess })
  if (hasLimits) shedLoad(app)
  health(app, { draining, isReachable: () => database.isReachable() })
  app.addHook('onSend', async (_, reply) => {
    // An open keep-alive connection would keep the process alive.
    if (draining.isDraining) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => draining.start())
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining
    /** Whether requests can reach the brand of this domain. */
    readonly servesDomain: (domain: string) => boolean
  }
}

/** “Restricted to adults”: parental controls know this label (rtalabel.org) and block the site. */
const LABEL = 'RTA-5042-1996-1400-1577-RTA'

/** Labels every response. */
function ageLabel(app: FastifyInstance) {
  app.addHook('onRequest', async (_, reply) => void reply.header('rating', LABEL))
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Whether a request names more than one host: two `Host` headers, or a URL with another one (RFC 9112,
 * section 3.2). A proxy in front of us might have chosen the other one.
 */
function namesTwoHosts({ rawHeaders, headers, url = '' }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return true
  const authority = ABSOLUTE.exec(url)?.[1]
  return authority !== undefined && authority.toLowerCase() !== headers.host?.toLowerCase()
}
