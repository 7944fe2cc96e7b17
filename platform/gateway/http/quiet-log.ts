import type { FastifyRequest } from 'fastify'

/** Logs requests by method and route only: a URL may name a person or carry a token, and an IP address is personal data. */
export const quietLog = {
  req: ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unknown'}`,
}
