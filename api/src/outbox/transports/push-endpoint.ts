/** The push services of the browsers; `*.` stands for any subdomain. */
const HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * Whether this is the https endpoint of a known push service or one of the site's own `more`. The server
 * sends requests there, so a member must not be able to point it at any host.
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  return [...HOSTS, ...more].some((host) => isAt(url.hostname, host))
}

function isAt(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}
