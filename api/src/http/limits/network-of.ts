import { isIPv6 } from 'node:net'
import { addressKey } from './address-key.ts'

/** The network of an address: /24 of IPv4, /56 of IPv6. It is cheap to change an address within it. */
export function networkOf(ip: string | undefined): string {
  const key = addressKey(ip)
  if (!key.endsWith('::/64')) return isIPv6(key) ? key : key.replace(/\.\d+$/, '.0/24')
  const groups = key.slice(0, -'::/64'.length).split(':')
  const last = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)
  return `${groups.slice(0, 3).join(':')}:${last}::/56`
}
