import { expect, test } from 'vitest'
import { isSecureRequest } from './is-secure-request.ts'

test.each([
  ['https', '203.0.113.7', undefined, true],
  ['http', '203.0.113.7', undefined, false],
  ['http', '127.0.0.1', undefined, true],
  ['http', '::ffff:127.0.0.1', undefined, true],
  ['http', '::ffff:7f00:1', undefined, true],
  ['http', '::ffff:a00:1', undefined, false],
  ['http', '::1', undefined, true],
  ['http', '127.0.0.1', 'http', false],
  ['http', '127.0.0.1', 'https', true],
  ['http', '::10', undefined, false],
])('%s from %s, forwarded from %s: %s', (protocol, ip, forwarded, isSecure) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded }
  expect(isSecureRequest({ protocol: protocol as 'http' | 'https', ip, headers })).toBe(isSecure)
})
