import { BlockList, isIPv6 } from 'node:net'

/** IPv4 networks that are not the public internet: this machine, private networks, cloud metadata, tunnels. */
const INSIDE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv4')
}

/** Globally assigned IPv6 addresses, minus the ranges that embed IPv4 addresses or are reserved. */
const WORLD = new BlockList()
WORLD.addSubnet('2000::', 3, 'ipv6')
const NOT_WORLD = new BlockList()
NOT_WORLD.addSubnet('2001::', 23, 'ipv6')
NOT_WORLD.addSubnet('2001:db8::', 32, 'ipv6')
NOT_WORLD.addSubnet('2002::', 16, 'ipv6')
NOT_WORLD.addSubnet('3fff::', 20, 'ipv6')

/** Whether an address is on the public internet rather than behind the server's firewall. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !INSIDE.check(address, 'ipv4')
  return WORLD.check(address, 'ipv6') && !NOT_WORLD.check(address, 'ipv6')
}
