import ipaddr from 'ipaddr.js'

/**
 * The network of an address, which costs more to change than the address: the first 24 bits of an IPv4 address, and 48 of an
 * IPv6 address, since any line or free tunnel has a practically unlimited number of those. All
 * loopback addresses are one.
 */
export function networkOf(ip: string): string {
  const plain = ip.split('%')[0] ?? '' // A link-local address may end with a zone id.
  if (!ipaddr.isValid(plain)) return ip
  // An IPv4 address in IPv6 notation becomes one.
  const address = ipaddr.process(plain)
  // This machine has 16 million addresses, which cost nothing.
  if (address.range() === 'loopback') return 'loopback'
  const network = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  const bits = address.kind() === 'ipv4' ? 24 : 48
  return `${network.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`
}
