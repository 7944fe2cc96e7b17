import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['::ffff:a00:1', '10.0.0.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/48'],
  ['::1', 'loopback'],
  ['127.0.0.1', 'loopback'],
  ['127.9.8.7', 'loopback'],
  ['::ffff:127.1.2.3', 'loopback'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unix', 'unix'],
])('%s counts as %s', (address, group) => {
  expect(networkOf(address)).toBe(group)
})
