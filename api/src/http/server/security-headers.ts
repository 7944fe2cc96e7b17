import type { FastifyHelmetOptions } from '@fastify/helmet'
import { DAY_S } from '../../time.ts'

const YEAR = 365 * DAY_S

/** Of answers that are data: nothing runs in them, nobody frames them, no other site embeds them. */
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
    // For this host alone: what else lies under its name is not ours to decide.
    strictTransportSecurity: isSecure && { maxAge: YEAR, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  }
}
