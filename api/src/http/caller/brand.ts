import type { Settings } from 'contracts'

/** A brand of the site, found by the site feature. Without the settings that depend on the visitor or the installation. */
export interface Brand {
  readonly id: string
  readonly settings: Omit<
    Settings,
    'geoip_country' | 'geoip_selected_country' | 'push_public_key' | 'design_version'
  >
}
