import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { cutOff } from '../server/http-server.ts'

/** From its first byte to its last; whoever takes longer is cut off. */
const SLOWEST_BODY = 10_000
/** A phone sends the photos that it takes slowly where the network is poor. */
const SLOWEST_FILE = 60_000

/** Ends connections whose body does not come in time, which depends on the route. */
export function slowBodies(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw, routeOptions: { config } }, reply) => {
    if (!hasBody(raw.headers)) return
    const timer = setTimeout(() => cutOff(raw.socket), config.takesFile ? SLOWEST_FILE : SLOWEST_BODY)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    // What still comes of a body that was refused is passed over, and the server's own patience ends it.
    reply.raw.once('finish', stop)
  })
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether bodies are larger than what people type. */
    readonly takesFile?: boolean
  }
}
