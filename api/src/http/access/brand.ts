import type { Settings } from 'contracts'

/** The site's face at one host. The site feature finds it; settings that depend on the visitor or the installation are not in it. */
export interface Brand {
  readonly id: string
  readonly settings: Omit<Settings, 'geoip_country' | 'geoip_selected_country' | 'push_public_key'>
}
