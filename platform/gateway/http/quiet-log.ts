import type { FastifyRequest } from 'fastify'

/**
 * What the log tells of a request. Not the address of whoever asks, nor that of the page: it may name a person, or
 * carry a token.
 */
export const quietLog = {
  req: ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unknown'}`,
}
