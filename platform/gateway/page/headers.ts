import { contentSecurityPolicy } from './content-security.ts'

const YEAR_S = 365 * 24 * 60 * 60

// Features that could harm or bother visitors, or reveal details of their device. Browsers warn about unknown names.
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
  /** Other origins that the page loads from. */
  readonly origins: readonly string[]
  readonly isSecure: boolean
  /** The page holds HTML of a bundle. */
  readonly isServerRendered: boolean
  /** The page may be framed, by pages of its own origin. */
  readonly isFramed: boolean
  /** Powerful features that the site's own code may use; all others are off. */
  readonly permissions: readonly string[]
  /** Names of policies by which frameworks write markup. */
  readonly markupPolicies: readonly string[]
}

/** The headers of every page. A page is rendered for one visitor and one moment, so it must not be cached. */
export function pageHeaders({
  nonce,
  locale,
  origins,
  isSecure,
  isServerRendered,
  isFramed,
  permissions,
  markupPolicies,
}: PageHeaderParts) {
  const policy = [...new Set([...POWERFUL, ...permissions])].map(
    (feature) => `${feature}=${permissions.includes(feature) ? '(self)' : '()'}`,
  )
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy({
      nonce,
      hosts: origins,
      isServerRendered,
      isFramed,
      markupPolicies,
    }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': policy.join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_S}` }),
  }
}
