import type { Settings } from 'contracts'
import { warnsAtEntry } from './warns-at-entry.ts'

interface Arrival {
  readonly settings: Pick<Settings, 'enable_site_entry_popup' | 'countries' | 'geoip_country'>
  readonly mayWarn: boolean
  readonly isInstalled: boolean
  readonly isLoggedIn: boolean
  readonly isDismissed: boolean
}

/** §2: the warning at the door, once, for those who have not been in. */
export function showsEntryWarning({
  settings,
  mayWarn,
  isInstalled,
  isLoggedIn,
  isDismissed,
}: Arrival): boolean {
  return mayWarn && warnsAtEntry(settings) && !isInstalled && !isLoggedIn && !isDismissed
}
