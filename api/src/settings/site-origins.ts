import type { SiteHosts } from '../http/server/host.ts'

interface SiteOptions {
  /** Public URL of the default brand; without one the site is for this machine only. */
  readonly siteUrl?: string | undefined
  readonly siteHosts: SiteHosts
  /** Port of the server; known once it listens. */
  readonly port: () => number
}

/** Maps a brand's domain to its origin for mails, by settings: attackers can choose a request's host. */
export function siteOrigins({ siteUrl, siteHosts, port }: SiteOptions) {
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
