import type { FastifyRequest } from 'fastify'

/**
 * The random id that the gateway gave this browser; undefined without its cookie. Its signature is not
 * checked: a made-up id only decides which variant its sender sees.
 */
export function browserId({
  server,
  cookies,
}: Pick<FastifyRequest, 'server' | 'cookies'>): string | undefined {
  const value = cookies[server.isSecure ? '__Host-visitor' : 'visitor']
  return value?.split('.', 1)[0] || undefined
}
