import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  localReleases,
  type ReadFigures,
  Refused,
  type Releases,
  refuse,
  type Storage,
} from '../../../registry/index.ts'
import { assertMayManage, assertMayRelease } from '../tokens/permission.ts'
import { type ReleaseToken } from '../tokens/token.ts'
import { PACKED_BUILDS } from '../upload/pack.ts'
import { admission } from './admit.ts'
import { channelOf, type ReleaseInput, readInput } from './input.ts'
import { buildsReceiver } from './receive-builds.ts'
import { statusOf } from './status-of.ts'
import { removeAbandonedUploads } from './upload-folder.ts'

const CALL = { bodyLimit: 10_000, config: { isUrgent: true } }

export interface ReleaseOptions {
  /** Tells how versions do, for `status`. */
  readonly readFigures?: ReadFigures
}

interface ReleaseCall {
  readonly releases: Releases
  readonly input: ReleaseInput
  readonly token: ReleaseToken
  /** Recorded in the history. */
  readonly by: string
}

/** Everything that needs no build, by the name that the request's path ends with. */
const ACTIONS: Readonly<Record<string, (call: ReleaseCall) => Promise<unknown>>> = {
  names: ({ releases }) => releases.names(),
  status: ({ releases }) => releases.status(),
  history: ({ releases, input: { name } }) => releases.history(name),
  versions: ({ releases, input: { name } }) => releases.versions(name),
  owner: ({ releases, input: { name } }) => releases.owner(name),
  promote: ({ releases, input: { chosen, share, only, at, why }, by }) =>
    chosen.length === 0
      ? refuse('unknown-name', 'No bundle is named.')
      : releases.promote(chosen, { share, only, at, why, by }),
  approve: ({ releases, input: { name, version }, by }) => releases.approve(name, { version, by }),
  cancel: ({ releases, input: { name, version, why }, by }) => releases.cancel(name, { version, why, by }),
  async protect({ releases, input: { name, isProtected, why }, token, by }) {
    assertMayManage(token)
    await releases.protect(name, { isProtected, why, by })
    return {}
  },
  async freeze({ releases, input: { until, why }, token, by }) {
    assertMayManage(token)
    return releases.freeze({ until, why, by })
  },
  async unfreeze({ releases, token, by }) {
    assertMayManage(token)
    await releases.unfreeze({ by })
    return {}
  },
  rollback: ({ releases, input: { name, version, why }, by }) =>
    releases.rollback(name, { version, why, by }),
  withdraw: ({ releases, input: { name, why }, by }) => releases.withdraw(name, { why, by }),
  async own({ releases, input: { name, to }, token, by }) {
    assertMayManage(token)
    return releases.own(name, { to, by })
  },
  async prune({ releases, input: { days }, token, by }) {
    assertMayManage(token)
    return releases.prune({ days, by })
  },
}

/**
 * Releasing over the network, with the tokens of teams: the same gate and functions as the command line's. The token's
 * rights are checked where the document changes. Other methods and addresses exist for nobody.
 */
export function releaseRoutes(
  app: FastifyInstance,
  { storage, ...options }: ReleaseOptions & { readonly storage: Storage },
) {
  app.setErrorHandler(sendRefusal)
  app.addHook('onReady', () => removeAbandonedUploads())
  app.register(async (scope) => releaseActions(scope, storage, options))
  app.register(async (scope) => {
    // Before a body is read.
    scope.addHook('onRequest', async () => refuseUnknown())
    for (const path of ['/', '/*']) scope.all(path, refuseUnknown)
  })
}

function releaseActions(app: FastifyInstance, storage: Storage, { readFigures }: ReleaseOptions) {
  const admit = admission(storage)
  const withBuilds = buildsReceiver()

  function callOf(request: FastifyRequest, input: unknown): ReleaseCall {
    const token = tokenOf(request)
    const releases = localReleases(storage, {
      readFigures,
      permit: (name, entry) => assertMayRelease(token, name, entry),
      // A token for everything acts for the owners, and becomes none itself.
      team: token.isForAll ? undefined : token.team,
    })
    return { releases, input: readInput(input), token, by: token.team }
  }

  app.addContentTypeParser(PACKED_BUILDS, (_, payload, done) => done(null, payload))
  app.decorateRequest('releaseToken', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    request.releaseToken = await admit(request, reply)
  })

  for (const [name, action] of Object.entries(ACTIONS)) {
    app.post(`/${name}`, CALL, async (request) => action(callOf(request, request.body)))
  }
  app.post('/gate', { config: { takesFile: true } }, (request) => {
    const { releases } = callOf(request, request.query)
    return withBuilds(tokenOf(request).team, buildsOf(request), (folders) => releases.check(folders))
  })
  app.post('/publish', { config: { takesFile: true } }, (request, reply) =>
    withBuilds(tokenOf(request).team, buildsOf(request), async (folders) => {
      // The token may have been revoked during the upload.
      request.releaseToken = await admit(request, reply)
      const { releases, input, by } = callOf(request, request.query)
      return releases.publish(folders, { channel: channelOf(input), by, commit: input.commit })
    }),
  )
}

/** Only packed builds are left as a stream; anything else that could be parsed is none. */
function buildsOf({ body }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (body instanceof Readable) return body
  return refuse('upload-damaged', `Builds have the content type ${PACKED_BUILDS}.`)
}

function tokenOf({ releaseToken }: FastifyRequest): ReleaseToken {
  if (!releaseToken) throw new Error('No hook has admitted this request.')
  return releaseToken
}

function refuseUnknown(): never {
  return refuse(
    'unknown-request',
    'The site knows no such request: its version of the platform may differ from yours.',
  )
}

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // The rest of an upload is not read.
  if (!request.raw.complete) reply.header('connection', 'close')
  if (!(error instanceof Refused)) throw error
  return reply.code(statusOf(error.code)).send({ refused: error.refusals })
}

declare module 'fastify' {
  interface FastifyRequest {
    releaseToken: ReleaseToken | null
  }
  interface FastifyContextConfig {
    /** Whether the body may be a file. */
    readonly takesFile?: boolean
    /** Whether to respond even under overload: taking back a bad bundle may be what ends it. */
    readonly isUrgent?: boolean
  }
}
