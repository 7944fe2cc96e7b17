import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Whether nobody on the way can read the request: it came over HTTPS, or from this machine. */
export function isSecureRequest({
  protocol,
  ip,
  headers,
}: Pick<FastifyRequest, 'protocol' | 'ip' | 'headers'>): boolean {
  if (protocol === 'https') return true
  // A proxy on this machine, even one that is not trusted, would say that the request reached it without encryption.
  const isFromHere = ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
  return isFromHere && headers['x-forwarded-proto'] !== 'http'
}
