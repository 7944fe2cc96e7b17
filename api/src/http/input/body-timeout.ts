import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendRequestTimeout } from '../server/http-server.ts'

/** Milliseconds from the first byte of a body to its last. */
const BODY_TIMEOUT = 10_000
/** The same for a file: phones upload photos over poor networks. */
const FILE_TIMEOUT = 60_000

/** Closes connections whose body takes too long; the limit depends on the route. */
export function enforceBodyTimeouts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, routeOptions: { config } }, reply) => {
    if (!hasBody(raw.headers)) return
    const timer = setTimeout(
      () => sendRequestTimeout(raw.socket),
      config.takesFile ? FILE_TIMEOUT : BODY_TIMEOUT,
    )
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    // After the response the rest of the body is discarded, within the server's own request timeout.
    reply.raw.once('finish', stop)
  })
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
