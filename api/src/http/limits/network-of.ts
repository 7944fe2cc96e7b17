import ipaddr from 'ipaddr.js'

/** The key under which an address is counted. An IPv6 household has a whole /64, so that is the key. */
export function addressKey(ip: string | undefined): string {
  return networkIn(ip, { ipv4: 32, ipv6: 64 })
}

/** The network of an address: /24 of IPv4, /56 of IPv6. It is cheap to change an address within it. */
export function networkOf(ip: string | undefined): string {
  return networkIn(ip, { ipv4: 24, ipv6: 56 })
}

function networkIn(ip: string | undefined, bits: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  // The address is gone once the connection is.
  if (ip === undefined || !ipaddr.isValid(ip)) return ip ?? ''
  // An IPv4 address in IPv6 notation becomes one.
  const address = ipaddr.process(ip)
  const network = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const length = bits[address.kind()]
  return `${network.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`
}
