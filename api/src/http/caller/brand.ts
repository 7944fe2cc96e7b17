import type { Company, Settings, StaffSettings } from 'contracts'
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
  /** Set while an admin previews a draft, which is in the settings then, with what it changes outside them. */
  readonly preview?: {
    readonly company: Partial<Company>
    /** By the ids of bundles, in minor units. */
    readonly prices: Readonly<Record<string, number>>
  }
  /** The ways to pay that the account at the payment switch has; undefined until it has said so. */
  readonly paymentTypes?: readonly MethodType[] | undefined
}
