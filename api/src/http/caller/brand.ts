import type { Settings } from 'contracts'

/** A brand, without the settings that depend on the visitor or the installation. */
export interface Brand {
  readonly id: string
  readonly settings: Omit<
    Settings,
    'geoip_country' | 'geoip_selected_country' | 'push_public_key' | 'design_version'
  >
}
