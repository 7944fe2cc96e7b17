import type { Settings } from 'contracts'

/** §2: elsewhere the sparse layouts (chat, lander, empty) go without the entry warning. */
const warnedInEveryLayout: readonly string[] = ['NL', 'DE']

type WarningSettings = Pick<Settings, 'enable_site_entry_popup' | 'countries' | 'geoip_country'>

/** §2: whether the brand warns at its door those who come from where this visitor does. */
export function warnsAtEntry({
  enable_site_entry_popup,
  countries,
  geoip_country,
}: WarningSettings): boolean {
  const isServed = countries.some((country) => country === geoip_country)
  return enable_site_entry_popup !== 'no' && isServed
}

/** §2: whether a page in this layout has room for the warning. */
export function mayWarnIn(layout: string, country: string | null): boolean {
  return layout === 'default' || warnedInEveryLayout.includes(country ?? '')
}
