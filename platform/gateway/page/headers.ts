import { contentSecurityPolicy } from './content-security.ts'

const YEAR = 365 * 24 * 60 * 60

// What could harm or pester a visitor, and what a page could learn of a machine. Only names that browsers know: they
// complain of others.
const POWERFUL = [
  'accelerometer',

  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

interface PageHeaderParts {
  readonly nonce: string
  readonly locale: string
  /** From where the page loads besides its own site. */
  readonly origins: readonly string[]
  readonly isSecure: boolean
  /** Powerful features that the site's own code may ask for; all others are off. */
  readonly permissions: readonly string[]
}

/** The headers of every page. It is made for one visitor and one moment, so it is stored nowhere. */
export function pageHeaders({ nonce, locale, origins, isSecure, permissions }: PageHeaderParts) {
  const policy = [...new Set([...POWERFUL, ...permissions])].map(
    (feature) => `${feature}=${permissions.includes(feature) ? '(self)' : '()'}`,
  )
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(nonce, origins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': policy.join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR}` }),
  }
}
