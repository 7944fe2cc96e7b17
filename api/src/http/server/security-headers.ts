import type { FastifyHelmetOptions } from '@fastify/helmet'
import { DAY_S } from '../../time.ts'

const YEAR = 365 * DAY_S

/** Headers for API responses: they run nothing, and cannot be framed or embedded by other sites. */
export function securityHeaders(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // For this host only: its subdomains may not be ours.
    strictTransportSecurity: isSecure && { maxAge: YEAR, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  }
}

/** Headers for pictures: even if a browser took one for a page, that page could do nothing. */
export function sandboxedHeaders(isSecure: boolean): FastifyHelmetOptions {
  const { contentSecurityPolicy, ...headers } = securityHeaders(isSecure)
  const { directives = {} } = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {}
  const policy = { useDefaults: false, directives: { ...directives, sandbox: [] } }
  return { ...headers, contentSecurityPolicy: policy }
}
