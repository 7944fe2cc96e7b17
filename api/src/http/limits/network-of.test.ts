import { expect, test } from 'vitest'
import { addressKey, networkOf } from './network-of.ts'

test.each([
  [undefined, ''],
  ['unix', 'unix'],
  ['192.0.2.7', '192.0.2.7/32'],
  ['::ffff:192.0.2.7', '192.0.2.7/32'],
  ['::ffff:a00:1', '10.0.0.1/32'],
  ['0:0:0:0:0:FFFF:a00:1', '10.0.0.1/32'],
  ['::1', '::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:0db8:0000:0000:1::5', '2001:db8::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['::ffff:c000:2c8', '192.0.2.0/24'],
  ['2001:db8:1:12ab::5', '2001:db8:1:1200::/56'],
  ['2001:db8:1:12ff:1:2:3:4', '2001:db8:1:1200::/56'],
  ['::1', '::/56'],
])('%s is in %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
