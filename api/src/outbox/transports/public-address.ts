import ipaddr from 'ipaddr.js'

/** Globally assigned IPv6 addresses; the library knows which of them are reserved or embed IPv4 addresses. */
const WORLD = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet rather than behind the server's firewall. */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.parse(ip)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(WORLD))
}
