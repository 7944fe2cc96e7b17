import { createServer, type RequestListener, type ServerOptions, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SECOND_MS } from '../../time.ts'
import { Refusal } from '../refusal.ts'

/** From the first byte of a request to the end of its headers; whoever takes longer is cut off. */
const HEADERS_TIMEOUT = 10 * SECOND_MS
/** To the last byte, whatever the route; see `slow-bodies.ts`. */
const REQUEST_TIMEOUT = 75 * SECOND_MS
/** Of a connection on which nothing moves; event streams have their heartbeat. */
const IDLE_TIMEOUT = 60 * SECOND_MS

const OPTIONS: ServerOptions = {
  requestTimeout: REQUEST_TIMEOUT,
  headersTimeout: HEADERS_TIMEOUT,
  // How exactly the two are kept; without it a slow request has half a minute more.
  connectionsCheckingInterval: SECOND_MS,
  keepAliveTimeout: IDLE_TIMEOUT,
}

/** Fastify opens one for each address of `localhost`; its own options reach only the first. */
export function httpServer(handler: RequestListener) {
  const server = createServer(OPTIONS, handler)
  server.setTimeout(IDLE_TIMEOUT)
  server.on('clientError', answerClientError)
  return server
}

const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT'
const STATUS: Partial<Record<string, number>> = { [TOO_LATE]: 408, HPE_HEADER_OVERFLOW: 431 }

/** As if the server itself had waited long enough. */
export function cutOff(socket: Socket) {
  answerClientError(Object.assign(new Error('The request takes too long.'), { code: TOO_LATE }), socket)
}

/** What is no HTTP, or not in time, never becomes a request; it is answered in the one shape all the same. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = STATUS[error.code ?? ''] ?? 400
    const body = JSON.stringify(new Refusal('invalid_input', { status }).toAnswer())
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
