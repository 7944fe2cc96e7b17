import { SettingsTrouble } from '../../settings-trouble.ts'

const NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/
const LOOPBACK_IPV4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
const PORT = /:\d{1,5}$/

/** Host names that work on this machine, unless `SITE_HOSTS` names those of a public site. */
const LOCAL_HOST = /(?:^|\.)localhost$/

/** Host → the domain of its brand, from `SITE_HOSTS`. */
export type SiteHosts = Readonly<Record<string, string>>

/**
 * The domain of the brand at a host; undefined for an unknown host. Refusing those prevents links to an
 * attacker's host in pages and mails, and DNS rebinding.
 */
export function domainOf(host: string, siteHosts: SiteHosts): string | undefined {
  const name = nameOf(host)
  if (name === undefined) return undefined
  if (Object.hasOwn(siteHosts, name)) return siteHosts[name]
  if (Object.keys(siteHosts).length > 0) return undefined
  // No name server can lead such a name to another machine.
  if (LOCAL_HOST.test(name)) return name
  return isLoopback(name) ? 'localhost' : undefined
}

/** Whether requests can reach the brand of this domain. */
export function servesDomain(domain: string, siteHosts: SiteHosts): boolean {
  return domainOf(domain, siteHosts) === domain || Object.values(siteHosts).includes(domain)
}

/** The name in a `Host` header, without the port; undefined if it is invalid. */
function nameOf(host: string): string | undefined {
  const name = host.toLowerCase().replace(PORT, '').replace(/\.$/, '')
  return NAME.test(name) || name === '[::1]' ? name : undefined
}

export function isLoopback(name: string): boolean {
  return name === '[::1]' || name === '::1' || LOOPBACK_IPV4.test(name)
}

/** Parses `SITE_HOSTS`: `amberly.example, she.example=she.localhost`; the default brand needs no `=`. */
export function readSiteHosts(entries: readonly string[]): SiteHosts {
  return Object.fromEntries(
    entries.map((entry) => {
      const [host = '', domain = 'localhost', ...more] = entry.toLowerCase().split('=')
      if (nameOf(host) !== host || domain === '' || more.length > 0) {
        throw new SettingsTrouble(
          `SITE_HOSTS contains '${entry}', which is not a host: use 'host' or 'host=brand' without a port.`,
        )
      }
      return [host, domain]
    }),
  )
}
