import type { SwitchAccount } from './payment-settings.ts'

export interface SiteAddress {
  readonly switchAccount?: SwitchAccount | undefined
  readonly siteUrl?: string | undefined
  readonly siteHosts: Readonly<Record<string, string>>
  /** The address that the site listens on. */
  readonly host: string
}

/**
 * - `switch`: a payment switch of one's own
 * - `embedded`: the simulator, where anybody can decide that they have paid
 * - `none`: nothing is for sale
 */
export type PaymentSource =
  | { readonly kind: 'switch'; readonly account: SwitchAccount }
  | { readonly kind: 'embedded' }
  | { readonly kind: 'none' }

/** Decides who takes the payments. The simulator is only for a site that nobody but this machine can reach. */
export function paymentSource({ switchAccount, siteUrl, siteHosts, host }: SiteAddress): PaymentSource {
  if (switchAccount) return { kind: 'switch', account: switchAccount }
  const isPublic = siteUrl !== undefined || Object.keys(siteHosts).length > 0 || !isLoopback(host)
  return { kind: isPublic ? 'none' : 'embedded' }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
