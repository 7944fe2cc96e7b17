import type { SiteHosts } from '../http/server/host.ts'

interface Whereabouts {
  /** The public address of the default brand; without one the site is for this machine. */
  readonly siteUrl?: string | undefined
  readonly siteHosts: SiteHosts
  /** Where this machine serves it; known once it listens. */
  readonly port: () => number
}

/**
 * A brand's domain → the address under which people reach it, for links in mails. It follows from the settings alone:
 * what a request says of the host could be anybody's.
 */
export function siteOrigins({ siteUrl, siteHosts, port }: Whereabouts) {
  return (domain: string): string => {
    if (!siteUrl) return `http://${domain}:${port()}`
    const own = new URL(siteUrl)
    const home = siteHosts[own.hostname] ?? 'localhost'
    if (domain === home) return own.origin
    const [host = domain] = Object.entries(siteHosts).find(([, brand]) => brand === domain) ?? []
    own.hostname = host
    return own.origin
  }
}
