import { trustedTypes } from './trusted-types.ts'

interface PolicyParts {
  readonly nonce: string
  /** The only other origins, for bundles and overrides. */
  readonly hosts: readonly string[]
  /** The page holds HTML of a bundle. */
  readonly isServerRendered: boolean
  /** The page may be framed, by pages of its own origin. */
  readonly isFramed: boolean
  /** Names of policies by which frameworks write markup. */
  readonly markupPolicies: readonly string[]
}

/** Allows scripts with the nonce and what those load. */
export function contentSecurityPolicy({
  nonce,
  hosts,
  isServerRendered,
  isFramed,
  markupPolicies,
}: PolicyParts): string {
  const self = ["'self'", ...hosts].join(' ')
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ...trustedTypes(markupPolicies),
    `style-src ${self} 'nonce-${nonce}'`,
    // Libraries position things in what the server renders; our own code has classes, and no member's text gets there.
    ...(isServerRendered ? [`style-src-attr 'unsafe-inline'`] : []),
    `img-src ${self} data: blob:`,
    `font-src ${self}`,
    `media-src ${self}`,
    `connect-src ${[self, ...hosts.map((host) => host.replace(/^http/, 'ws'))].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}
