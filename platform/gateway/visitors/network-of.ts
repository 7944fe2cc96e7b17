import { isIPv6 } from 'node:net'

/**
 * The network of an address, which costs more to change than the address: the first 24 bits of an IPv4 address, and 48 of an
 * IPv6 address, since any line or free tunnel has a practically unlimited number of those.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '' // A link-local address may end with a zone id.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return networkOf(mapped)
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0/24')
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`
}
