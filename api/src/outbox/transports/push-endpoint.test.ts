import { expect, test } from 'vitest'
import { isPublicPushEndpoint } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://example.com:443/push',
])('§7: %s is the endpoint of a push service', (endpoint) => {
  expect(isPublicPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://push.example.com/',
  'ftp://push.example.com/',
  'https://localhost/',
  'https://site.localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.8/',
  'https://203.0.113.5/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal/',
  'https://database/',
  'https://printer.local/',
  'https://printer.local./',
  'https://push.example.com:8443/',
  'https://somebody:secret@push.example.com/',
  'push.example.com',
  '//push.example.com',
  '',
])('%s is not the endpoint of a public push service', (endpoint) => {
  expect(isPublicPushEndpoint(endpoint)).toBe(false)
})
