import { createServer, type RequestListener, type ServerOptions, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { SECOND_MS } from '../../time.ts'
import { Refusal } from '../refusal.ts'

/** Milliseconds from the first byte of a request to the end of its headers. */
const HEADERS_TIMEOUT = 10 * SECOND_MS
/** Milliseconds to the last byte of any request; routes have shorter limits, see `body-timeout.ts`. */
const REQUEST_TIMEOUT = 75 * SECOND_MS
/** Milliseconds until an idle connection is closed; event streams have a heartbeat. */
const IDLE_TIMEOUT = 60 * SECOND_MS

const OPTIONS: ServerOptions = {
  requestTimeout: REQUEST_TIMEOUT,
  headersTimeout: HEADERS_TIMEOUT,
  // How often the two timeouts are checked; the default would give slow requests another half minute.
  connectionsCheckingInterval: SECOND_MS,
  keepAliveTimeout: IDLE_TIMEOUT,
}

/** Fastify applies its timeouts only to the first of the servers that it opens for `localhost`. */
export function httpServer(handler: RequestListener) {
  const server = createServer(OPTIONS, handler)
  server.setTimeout(IDLE_TIMEOUT)
  server.on('clientError', sendClientError)
  return server
}

const REQUEST_TIMEOUT_CODE = 'ERR_HTTP_REQUEST_TIMEOUT'
const STATUS_BY_CODE: Partial<Record<string, number>> = {
  [REQUEST_TIMEOUT_CODE]: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds and closes the connection as the server's own request timeout would. */
export function sendRequestTimeout(socket: Socket) {
  sendClientError(
    Object.assign(new Error('The request takes too long.'), { code: REQUEST_TIMEOUT_CODE }),
    socket,
  )
}

/** Malformed or late requests never reach Fastify; they get an error of the same shape. */
function sendClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const body = JSON.stringify(new Refusal('invalid_input', { status }).toErrorBody())
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
