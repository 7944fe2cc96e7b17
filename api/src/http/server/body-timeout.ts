import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sendRequestTimeout } from './http-server.ts'

/** Milliseconds from the first byte of a body to its last. */
const BODY_TIMEOUT = 10_000
/** The same for a file: phones upload photos over poor networks. */
const FILE_TIMEOUT = 60_000
/** A file must keep coming, so many bytes in each interval, or it would hold memory for nothing. */
const RATE_INTERVAL = 15_000
const RATE_BYTES = 120_000

/** Closes connections whose body takes too long; the limit depends on the route. */
export function enforceBodyTimeouts(app: FastifyInstance) {
  const watching = new Set<() => void>()
  app.addHook('onRequest', async ({ raw, routeOptions: { config } }, reply) => {
    if (!hasBody(raw.headers)) return
    const timer = setTimeout(
      () => sendRequestTimeout(raw.socket),
      config.takesFile ? FILE_TIMEOUT : BODY_TIMEOUT,
    )
    const stopWatch = config.takesFile ? watchRate(raw.socket) : undefined
    const stop = () => {
      clearTimeout(timer)
      stopWatch?.()
      watching.delete(stop)
    }
    watching.add(stop)
    raw.once('end', stop).once('close', stop)
    // After the response the rest of the body is discarded, within the server's own request timeout.
    reply.raw.once('finish', stop)
  })
  app.addHook('onClose', async () => {
    for (const stop of watching) stop()
  })
}

/** Closes the connection when too little arrives; returns a function that ends the watch. */
function watchRate(socket: Socket): () => void {
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before < RATE_BYTES) sendRequestTimeout(socket)
    before = socket.bytesRead
  }, RATE_INTERVAL)
  return () => clearInterval(timer)
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may be a file. */
    readonly takesFile?: boolean
  }
}
