import { isIPv6 } from 'node:net'

/**
 * The part of a network address that one person cannot change at will: all of an IPv4 address, but only the
 * first 48 bits of IPv6, where a line or a free tunnel has more addresses than we could ever count.
 */
export function addressGroup(address: string): string {
  const plain = address.split('%')[0] ?? '' // An interface may follow a link-local address.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
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
