import Fastify, { type FastifyInstance } from 'fastify'

export interface AppOptions {
  /** Addresses of proxies whose word on the visitor's address is taken. */
  readonly trustProxy?: string[]
  readonly logLevel?: string
}

/** The site's API; everything that a test replaces comes in from outside. */
export function createApp({ trustProxy = [], logLevel = 'warn' }: AppOptions): FastifyInstance {
  return Fastify({ logger: { level: logLevel }, ...(trustProxy.length > 0 && { trustProxy }) })
}
