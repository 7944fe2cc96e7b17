import { isLoopback } from '../api/src/http/server/host.ts'
import { SettingsTrouble } from '../api/src/settings-trouble.ts'
import type { SiteAddress } from './is-public.ts'

const REFUSAL =
  'A public site needs a database whose security updates somebody installs, and the embedded PostgreSQL has none of its own: set DATABASE_URL (npm run db:move takes along what it holds). To use it all the same, set EMBEDDED_DATABASE=yes.'

/**
 * Refuses the embedded PostgreSQL to a site for others than this machine, unless `EMBEDDED_DATABASE` is yes: its binaries
 * come out later than security releases do, and nobody updates them.
 */
export function checkEmbedded(text: string | undefined, { siteUrl, siteHosts }: SiteAddress) {
  if (text === 'yes') return
  if (text) throw new SettingsTrouble(`EMBEDDED_DATABASE is '${text}': use yes, or leave it out.`)
  const hosts = [...(siteUrl ? [new URL(siteUrl).hostname] : []), ...Object.keys(siteHosts)]
  if (!hosts.every(isOfThisMachine)) throw new SettingsTrouble(REFUSAL)
}

function isOfThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host)
}
