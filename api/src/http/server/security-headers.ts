import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Headers for API responses: they run nothing, and cannot be framed or embedded by other sites. */
export function securityHeaders(): FastifyHelmetOptions {
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
    // The server sets these two for every answer.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: { action: 'deny' },
  }
}

/** Headers for pictures: even if a browser took one for a page, that page could do nothing. */
export function sandboxedHeaders(): FastifyHelmetOptions {
  const { contentSecurityPolicy, ...headers } = securityHeaders()
  const { directives = {} } = typeof contentSecurityPolicy === 'object' ? contentSecurityPolicy : {}
  const policy = { useDefaults: false, directives: { ...directives, sandbox: [] } }
  return { ...headers, contentSecurityPolicy: policy }
}
