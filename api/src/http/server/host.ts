import { SettingsTrouble } from '../../settings/settings-trouble.ts'

const NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/
const LOOPBACK = /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
const PORT = /:\d{1,5}$/

/** Hosts of this machine, which are there without any setting. */
const OWN_HOSTS: readonly string[] = ['localhost', 'she.localhost', 'gay.localhost']

/** Host → the domain of its brand, from `SITE_HOSTS`. */
export type SiteHosts = Readonly<Record<string, string>>

/**
 * The domain of the brand that is shown at a host; undefined where the site is not at home, so that nobody can have
 * links made to a host of their own, or point a name of their own at this machine.
 */
export function domainOf(host: string, siteHosts: SiteHosts): string | undefined {
  const name = nameOf(host)
  if (name === undefined) return undefined
  if (Object.hasOwn(siteHosts, name)) return siteHosts[name]
  if (OWN_HOSTS.includes(name)) return name
  return isLoopback(name) ? 'localhost' : undefined
}

/** Of `Host`, without the port; undefined for what is no host. */
function nameOf(host: string): string | undefined {
  const name = host.toLowerCase().replace(PORT, '').replace(/\.$/, '')
  return NAME.test(name) || name === '[::1]' ? name : undefined
}

export function isLoopback(name: string): boolean {
  return name === '[::1]' || name === '::1' || LOOPBACK.test(name)
}

/** `shop.example, www.shop.example=shop.example, she.example=she.localhost`: without a brand, it is the default one's. */
export function readSiteHosts(entries: readonly string[]): SiteHosts {
  return Object.fromEntries(
    entries.map((entry) => {
      const [host = '', domain = 'localhost', ...more] = entry.toLowerCase().split('=')
      if (nameOf(host) !== host || domain === '' || more.length > 0) {
        throw new SettingsTrouble(
          `SITE_HOSTS has '${entry}', which is no host: give 'host' or 'host=brand' without a port.`,
        )
      }
      return [host, domain]
    }),
  )
}
