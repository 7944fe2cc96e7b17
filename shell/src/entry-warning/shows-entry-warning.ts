import type { Settings } from 'contracts'

type WarningSettings = Pick<Settings, 'enable_site_entry_popup' | 'countries' | 'geoip_country'>

interface Arrival {
  readonly settings: WarningSettings
  readonly mayWarn: boolean
  readonly isInstalled: boolean
  readonly isLoggedIn: boolean
  readonly isDismissed: boolean
}

/** §2: the entry warning shows once, to visitors from a country that the brand serves. */
export function showsEntryWarning({
  settings,
  mayWarn,
  isInstalled,
  isLoggedIn,
  isDismissed,
}: Arrival): boolean {
  return mayWarn && isEnabled(settings) && !isInstalled && !isLoggedIn && !isDismissed
}

function isEnabled({ enable_site_entry_popup, countries, geoip_country }: WarningSettings): boolean {
  const isServed = countries.some((country) => country === geoip_country)
  return enable_site_entry_popup !== 'no' && isServed
}
