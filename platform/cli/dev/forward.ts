import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FIRST_VIEW_HEADER } from '../../gateway/page/first-view-header.ts'
import { headersFromSite, headersToSite, passableHeaders } from './headers.ts'
import type { DevSite } from './site.ts'

const RETRY_FOR_MS = 10_000
const RETRY_EVERY_MS = 100

/** No server responds at the site's address. */
export class SiteUnreachable extends Error {
  override name = 'SiteUnreachable'
}

/** A site's response, with headers ready for the browser and a body that is still unread. */
export interface SiteResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: IncomingMessage
}

interface ForwardOptions {
  readonly path?: string
  /** Whether the caller reads the body instead of passing it on, and so needs it uncompressed. */
  readonly isRead?: boolean
}

/**
 * Forwards a request to a site. The local server refuses connections while it restarts; a request of which nothing has
 * been sent yet waits for it.
 */
export async function forward(
  site: DevSite,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    path = request.url,
    isRead = request.headers.accept?.includes('text/html') ?? false,
  }: ForwardOptions = {},
): Promise<SiteResponse> {
  const closed = new AbortController()
  reply.raw.on('close', () => closed.abort())
  const giveUpAt = performance.now() + RETRY_FOR_MS
  for (;;) {
    const url = await site.origin()
    const passage = { site: url.origin, local: `http://${request.headers.host}` }
    const headers = site.isDeployed
      ? headersToSite(request.headers, passage)
      : passableHeaders(request.headers)
    if (isRead) delete headers['accept-encoding']
    // It would be that of the published bundles.
    headers[FIRST_VIEW_HEADER] = 'browser'
    try {
      const body = await send(request.raw, new URL(path, url), headers, closed.signal)
      const received = site.isDeployed
        ? headersFromSite(body.headers, passage)
        : passableHeaders(body.headers)
      return { status: body.statusCode ?? 502, headers: received, body }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const isRestarting = code === 'ECONNREFUSED' && !site.isDeployed && performance.now() < giveUpAt
      if (!isRestarting) throw new SiteUnreachable(`${url.origin} does not respond. ${String(error)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS))
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
    // The body can be read only once, so wait until the connection stands.
    outgoing.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => request.pipe(outgoing))
    })
  })
}
