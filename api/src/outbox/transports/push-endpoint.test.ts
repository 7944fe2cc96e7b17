import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=a%2b',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('§7: %s is the endpoint of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test('§7: a site may allow other push services', () => {
  const more = ['push.example.com', '*.push.example.org']
  const isAllowed = (endpoint: string) => isPushEndpoint(endpoint, more)
  expect(isAllowed('https://push.example.com/1')).toBe(true)
  expect(isAllowed('https://eu.push.example.org/1')).toBe(true)
  expect(isAllowed('https://fcm.googleapis.com/1')).toBe(true)
  expect(isAllowed('https://eu.push.example.com/1')).toBe(false)
  expect(isAllowed('https://push.example.org/1')).toBe(false)
  expect(isAllowed('https://evilpush.example.org/1')).toBe(false)
  expect(isAllowed('https://push.example.com:8443/1')).toBe(false)
})

test.each([
  'http://fcm.googleapis.com/',
  'ftp://fcm.googleapis.com/',
  'https://push.example.com/',
  'https://googleapis.com/',
  'https://storage.googleapis.com/',
  'https://fcm.googleapis.com.example.com/',
  'https://fcm.googleapis.com./',
  'https://evilpush.apple.com/',
  'https://push.apple.com/',
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
  'https://fcm.googleapis.com:8443/',
  'https://somebody:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com@example.com/',
  'fcm.googleapis.com',
  '//fcm.googleapis.com',
  '',
])('%s is not the endpoint of a known push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})
