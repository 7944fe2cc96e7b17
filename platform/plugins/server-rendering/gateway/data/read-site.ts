import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../processes/messages.ts'

type Headers = Readonly<Record<string, string>>

interface ReadOptions {
  readonly headers: Headers
  /** Aborted when the page is over. */
  readonly signal: AbortSignal
}

/** Reads an endpoint of the site as the visitor of this request. */
export type ReadSite = (request: FastifyRequest, path: string, options: ReadOptions) => Promise<Answer>

/** As a script in the page would ask: a page that asked for pages would wait for itself. */
const AS_FETCH = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }

/**
 * Headers of a page's request on which its data depends: the brand, the language, and with the cookies the viewer; and the
 * trace that it belongs to.
 */
const PASSED_ON = ['accept-language', 'host', 'traceparent'] as const

/** The gateway's own, which are nobody else's business. */
const OWN_COOKIES = /^(?:__Host-)?(?:platform-override|failed-shell)=/

/** Milliseconds for an answer of another process; the page has been left to the browser by then. */
const TIME_LIMIT = 5_000

/** More requests wait for a free connection. */
const CONNECTIONS = 64

/** Reads from this process itself. */
export const readHere: ReadSite = async (request, path, { headers, signal }) => {
  const response = await request.server.inject({
    method: 'GET',
    url: path,
    headers: { ...asVisitor(request, headers), ...forwarded(request) },
    signal,
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
  })
  return { status: response.statusCode, headers: answered(response.headers), body: response.body }
}

/** The same headers as a proxy has sent, so that the same server finds the same visitor in them. */
function forwarded({ headers }: FastifyRequest) {
  const names = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host']
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  )
}

/**
 * Reads from another process, over connections that stay open. It gets the visitor's address as this process knows it, never
 * as a header claimed it, and must trust this process as a proxy.
 */
export function readFrom(api: string): { readonly read: ReadSite; stop(): void } {
  const { protocol, hostname, port } = new URL(api)
  const isSecure = protocol === 'https:'
  const options = { keepAlive: true, maxSockets: CONNECTIONS }
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options)
  const start = isSecure ? secureRequest : plainRequest

  async function read(
    request: FastifyRequest,
    path: string,
    { headers, signal }: ReadOptions,
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const sent = start({
      // Apart from the host, so that no path can lead to another one.
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      path,
      agent,
      headers: {
        ...asVisitor(request, headers),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 502, headers: answered(response.headers), body }),
        reject,
      )
    })
    sent.end()
    return promise
  }

  return {
    async read(request, path, options) {
      try {
        return await read(request, path, options)
      } catch (error) {
        // The page is left to the browser, which has an address of its own for it.
        request.log.warn({ error }, 'the API did not answer while a page was rendered')
        return { status: 503, headers: {}, body: '' }
      }
    },
    stop: () => agent.destroy(),
  }
}

/** A bundle has no say in who asks. A new visitor is known by the id that their next request will name. */
function asVisitor(request: FastifyRequest, { accept }: Headers) {
  const sent = request.headers.cookie?.split('; ').filter((cookie) => !OWN_COOKIES.test(cookie)) ?? []
  const cookie = [...sent, request.newVisitor].filter(Boolean).join('; ')
  const passedOn = [...PASSED_ON, ...countryHeaders(request)].flatMap((name) => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return {
    ...AS_FETCH,
    ...(accept !== undefined && { accept }),
    ...(cookie && { cookie }),
    ...Object.fromEntries(passedOn),
  }
}

/** Headers of a CDN with the visitor's country. Only behind a proxy, which has added an address: else the visitor wrote them. */
function countryHeaders({ ips = [], headers }: FastifyRequest): string[] {
  return ips.length < 2 ? [] : Object.keys(headers).filter((name) => name.includes('country'))
}

/** Cookies are for browsers, and a connection ends here. */
function answered(headers: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || /^(set-cookie|connection|keep-alive|transfer-encoding)$/.test(name)
        ? []
        : [[name, String(value)]],
    ),
  )
}
