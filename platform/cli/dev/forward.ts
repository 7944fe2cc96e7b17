import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { headersFromSite, headersToSite, passableHeaders } from './headers.ts'
import type { DevSite } from './site.ts'

const TRY_FOR = 10_000
const TRY_EVERY = 100

/** Nobody answers at the site's address. */
export class SiteUnreachable extends Error {
  override name = 'SiteUnreachable'
}

/** What a site answered: the headers are fit for the browser, the body still to be read. */
export interface SiteAnswer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: IncomingMessage
}

interface Wanted {
  readonly path?: string
  /** Whether the answer is not just passed on: then it has to come uncompressed. */
  readonly isRead?: boolean
}

/**
 * Passes a request on to a site. A server that starts anew refuses connections for a moment: as long as nothing has
 * been sent, the request can wait for it.
 */
export async function forward(
  site: DevSite,
  request: FastifyRequest,
  reply: FastifyReply,
  { path = request.url, isRead = request.headers.accept?.includes('text/html') ?? false }: Wanted = {},
): Promise<SiteAnswer> {
  const gone = new AbortController()
  reply.raw.on('close', () => gone.abort())
  const giveUpAt = performance.now() + TRY_FOR
  for (;;) {
    const url = await site.origin()
    const passage = { site: url.origin, local: `http://${request.headers.host}` }
    const headers = site.isDeployed
      ? headersToSite(request.headers, passage)
      : passableHeaders(request.headers)
    if (isRead) delete headers['accept-encoding']
    try {
      const body = await send(request.raw, new URL(path, url), headers, gone.signal)
      const given = site.isDeployed ? headersFromSite(body.headers, passage) : passableHeaders(body.headers)
      return { status: body.statusCode ?? 502, headers: given, body }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const mayReturn = code === 'ECONNREFUSED' && !site.isDeployed && performance.now() < giveUpAt
      if (!mayReturn) throw new SiteUnreachable(`${url.origin} does not answer. ${String(error)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY))
  }
}

function send(
  request: IncomingMessage,
  url: URL,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const { method = 'GET' } = request
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal, agent: false } as const
    const outgoing = (isSecure ? https : http).request(url, options, resolve)
    outgoing.on('error', reject)
    // The body can be read once only, so not before somebody is there to take it.
    outgoing.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => request.pipe(outgoing))
    })
  })
}
