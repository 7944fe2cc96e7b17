import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** Whether nobody on the way can read the request: it came over HTTPS, or from this machine. */
export function isSecureRequest({
  protocol,
  ip,
  headers,
}: Pick<FastifyRequest, 'protocol' | 'ip' | 'headers'>): boolean {
  if (protocol === 'https') return true
  // A proxy on this machine, even one that is not trusted, would say that the request reached it without encryption.
  return LOOPBACK.test(ip) && headers['x-forwarded-proto'] !== 'http'
}
