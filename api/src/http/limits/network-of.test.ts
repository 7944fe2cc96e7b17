import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['2001:db8:1:12ab::5', '2001:db8:1:1200::/56'],
  ['2001:db8:1:12ff:1:2:3:4', '2001:db8:1:1200::/56'],
  ['::1', '0:0:0:0::/56'],
])('%s is in %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
