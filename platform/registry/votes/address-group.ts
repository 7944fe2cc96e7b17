import { isIPv6 } from 'node:net'

/**
 * The part of a network address that one person can't change at will: all of an IPv4 address, but only the first 48 bits
 * of an IPv6 address, since any line or free tunnel has a practically unlimited number of those.
 */
export function addressGroup(address: string): string {
  const plain = address.split('%')[0] ?? '' // A link-local address may end with a zone id.
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
