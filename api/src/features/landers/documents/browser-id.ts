import type { FastifyRequest } from 'fastify'

/**
 * The random id that the gateway gave this browser, so that it gets the same version of the site on every page; undefined
 * without its cookie. The signature is not checked here: a made-up id decides only which variant its sender sees.
 */
export function browserId({
  server,
  cookies,
}: Pick<FastifyRequest, 'server' | 'cookies'>): string | undefined {
  const value = cookies[server.isSecure ? '__Host-visitor' : 'visitor']
  return value?.split('.', 1)[0] || undefined
}
