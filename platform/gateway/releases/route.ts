import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BUNDLE_FILE } from '../../data/index.ts'
import {
  assertMayRelease,
  findEntry,
  localReleases,
  PACKED_BUILD,
  Refused,
  type ReleaseToken,
  readDocument,
  refuse,
  releasedWith,
  type Storage,
} from '../../registry/index.ts'
import { admission } from './admit.ts'
import { channelOf, readChosen, readInput } from './input.ts'
import { buildReceiver } from './receive-build.ts'
import { statusOf } from './status-of.ts'

const BODY_LIMIT = 10_000

/**
 * Publishing over the network, with the tokens of teams: the same gate and functions as the command line's. Only POST, so
 * that no page can claim one of these paths.
 */
export function releaseRoutes(app: FastifyInstance, { storage }: { readonly storage: Storage }) {
  const admit = admission(storage)
  const withBuild = buildReceiver()
  const releases = localReleases(storage)

  /** Throws `Refused` unless the token may release this bundle, and those that went live together with it. */
  async function assertMay(token: ReleaseToken, name: string, isWithGroup = false) {
    const doc = await readDocument(storage)
    for (const one of isWithGroup ? releasedWith(doc, name) : [name])
      assertMayRelease(token, one, findEntry(doc, one))
  }

  app.addContentTypeParser(PACKED_BUILD, (_, payload, done) => done(null, payload))
  app.setErrorHandler(sendRefusal)
  app.decorateRequest('releaseToken', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    request.releaseToken = await admit(request, reply)
  })

  app.post('/publish', { config: { takesFile: true } }, (request) =>
    withBuild(buildOf(request), async (folder) => {
      const token = tokenOf(request)
      await assertMay(token, await nameIn(folder))
      const input = readInput(request.query)
      const author = { by: token.team, team: token.team, commit: input.commit }
      return releases.publish(folder, { channel: channelOf(input), ...author })
    }),
  )

  const changes = {
    promote: releases.promote,
    rollback: releases.rollback,
    withdraw: releases.withdraw,
  }
  for (const [action, change] of Object.entries(changes)) {
    app.post(`/${action}`, { bodyLimit: BODY_LIMIT }, async (request) => {
      const { name, version, share, only, why } = readInput(request.body)
      const token = tokenOf(request)
      // Without a version, a rollback takes back all that was released in the same flip.
      await assertMay(token, name, action === 'rollback' && version === undefined)
      return change(name, { version, share, only, why, by: token.team })
    })
  }

  async function promoteTogether(request: FastifyRequest) {
    const chosen = readChosen(request.body)
    const token = tokenOf(request)
    for (const { name } of chosen) await assertMay(token, name)
    return releases.promoteTogether(chosen, { by: token.team })
  }
  app.post('/promote-together', { bodyLimit: BODY_LIMIT }, (request) => promoteTogether(request))

  const reads = {
    names: () => releases.names(),
    status: () => releases.status(),
    history: releases.history,
    versions: releases.versions,
  }
  for (const [action, read] of Object.entries(reads)) {
    app.post(`/${action}`, { bodyLimit: BODY_LIMIT }, (request) => read(readInput(request.body).name))
  }
}

/** Only a packed build is left as a stream; anything else that could be parsed is none. */
function buildOf({ body }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (body instanceof Readable) return body
  return refuse('upload-damaged', `A build has the content type ${PACKED_BUILD}.`)
}

/** The name in an unpacked build, for the first check only: publishing validates the whole file. */
async function nameIn(folder: string): Promise<string> {
  try {
    const { name } = JSON.parse(await readFile(join(folder, BUNDLE_FILE), 'utf8')) as { name?: unknown }
    return String(name)
  } catch {
    return ''
  }
}

function tokenOf({ releaseToken }: FastifyRequest): ReleaseToken {
  if (!releaseToken) throw new Error('No hook has admitted this request.')
  return releaseToken
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
  }
}
