import type { Settings, StaffSettings } from 'contracts'
import type { MethodType } from '../../payments/port.ts'

/** A brand, without the settings that depend on the visitor or the installation. */
export interface Brand {
  readonly id: string
  /** Whether visitors get it. */
  readonly isOpen: boolean
  readonly settings: Omit<
    Settings,
    'geoip_country' | 'geoip_is_guess' | 'geoip_selected_country' | 'push_public_key' | 'design_version'
  > &
    StaffSettings
  /** The ways to pay that the account at the payment switch has; undefined until it has said so. */
  readonly paymentTypes?: readonly MethodType[] | undefined
}
