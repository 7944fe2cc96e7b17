import type { SwitchAccount } from '../../api/src/payments/payment-settings.ts'
import { isPublic, type SiteAddress } from '../is-public.ts'

export interface PayingSite extends SiteAddress {
  readonly switchAccount?: SwitchAccount | undefined
  /** The address that the site listens on. */
  readonly host: string
}

/** Anybody can decide at the simulator that they have paid, so it is only for a site that only this machine can reach. */
export function needsSimulator({ switchAccount, host, ...site }: PayingSite): boolean {
  return !switchAccount && !isPublic(site) && isLoopback(host)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
