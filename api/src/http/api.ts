import helmet from '@fastify/helmet'
import { POSITION_HEADER } from 'contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Replica } from '../db/site/replica.ts'
import type { Storage } from '../storage/storage.ts'
import { admit, type CallFinders } from './admission/admit.ts'
import { groupRoutes } from './choose-route.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { fileBodies, withFile } from './input/file-body.ts'
import { jsonBodies } from './input/json-body.ts'
import { validateInput, validateResponse } from './input/validate.ts'
import type { RateLimits } from './limits/limits.ts'
import { noteChange, readNearby } from './nearby-reads.ts'
import { refuse } from './refusal.ts'
import type { Call, Route } from './route.ts'
import { sendNotFound } from './send-error.ts'
import { securityHeaders } from './server/security-headers.ts'
import { BODY_LIMIT } from './server/site-server.ts'

export interface ApiOptions extends CallFinders {
  readonly routes: readonly Route[]
  readonly database: Database
  /** Repeats what the database does, for routes that read much. */
  readonly replica?: Replica | undefined
  readonly storage: Storage
  readonly clock: Clock
  /** Undefined to lift the limits. */
  readonly limits?: RateLimits | undefined
}

/** Registers the endpoints of the contract in a scope of their own: pages have other headers and bodies. */
export async function api(app: FastifyInstance, { routes, limits, ...parts }: ApiOptions) {
  jsonBodies(app)
  await app.register(helmet, securityHeaders())
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await limits?.countAddress(request.ip)
  })
  const takesFile = (group: readonly Route[]) => group.some(({ endpoint }) => endpoint.file !== undefined)
  const add = (scope: FastifyInstance, group: readonly Route[]) => {
    const [{ endpoint } = refuse('not_found')] = group
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      config: { takesFile: takesFile(group), streams: group.some(({ endpoint }) => endpoint.streams) },
      bodyLimit: Math.max(...group.map(({ options }) => options.bodyLimit ?? BODY_LIMIT)),
      onRequest: async (request) => {
        await admit(request, group, parts)
        await limits?.countCaller(request)
      },
      handler: (request, reply) => handle(request, reply, { limits, ...parts }),
    })
  }
  const groups = groupRoutes(routes)
  for (const group of groups) if (!takesFile(group)) add(app, group)
  await app.register(async (scope) => {
    await fileBodies(scope)
    for (const group of groups) if (takesFile(group)) add(scope, group)
  })
  docsRoutes(app, routes)
  // Before a body is read, as with calls of staff, so that a bad one tells nobody which of them there are.
  const onRequest = async () => refuse('not_found')
  app.all('/api/*', { exposeHeadRoute: false, onRequest }, sendNotFound)
}

type Parts = Omit<ApiOptions, 'routes'>

async function handle(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<unknown> {
  const { route, brand, session, roles } = request
  if (!route || !brand) throw new Error('The call was not admitted.')
  const { database, replica, clock, storage, limits } = parts
  const { query, body } = validateInput(route.endpoint, request)
  if (session) reply.header(POSITION_HEADER, session.position)
  const common = { session, brand, roles, db: database.db, database, storage, clock, request, reply }
  const call = { query, body, file: undefined, ...common } as Call
  const work = async () => {
    await limits?.countInput(route, call)
    return withFile(request, route, async (file) =>
      readNearby({ ...call, file } as Call, route, replica, async (read) => route.handler(read)),
    )
  }
  const result = await (limits ? limits.run(route, call, work) : work())
  if (replica) await noteChange(route, call)
  // The handler has sent a stream, a file or a redirect itself.
  if (reply.sent) return reply
  const stripped = validateResponse(route.endpoint, result)
  return stripped === undefined ? reply.code(204).send() : reply.send(stripped)
}
