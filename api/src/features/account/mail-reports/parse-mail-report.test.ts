import { expect, test } from 'vitest'
import { reports } from './fixture-reports.ts'
import { parseMailReport } from './parse-mail-report.ts'

const { bounce, complaint, change } = reports

test.each([
  ['a hard bounce', bounce, { stops: 'bounce' }],
  ['a malformed address', { ...bounce, Type: 'BadEmailAddress', Inactive: false }, { stops: 'bounce' }],
  ['a bounce after which nothing more is sent', { ...bounce, Type: 'SoftBounce' }, { stops: 'bounce' }],
  ['a complaint', complaint, { stops: 'fbl' }],
  ['an unsubscription', change, { stops: 'listunsubscribe' }],
  ['a suppression after a bounce', { ...change, SuppressionReason: 'HardBounce' }, { stops: 'bounce' }],
  ['a suppression after a complaint', { ...change, SuppressionReason: 'SpamComplaint' }, { stops: 'fbl' }],
  [
    'a new subscription by the recipient',
    { ...change, SuppressSending: false, SuppressionReason: null },
    { resumes: 'listunsubscribe' },
  ],
])('§4: %s', (_, json, expected) => {
  expect(parseMailReport(json)).toMatchObject({ email: 'ann@example.com', change: expected })
})

test.each([
  ['a full mailbox', { ...bounce, Type: 'SoftBounce', Inactive: false }],
  ['an automatic reply', { ...bounce, Type: 'AutoResponder', Inactive: false }],
  [
    'a suppression lifted by staff',
    { ...change, Origin: 'Admin', SuppressSending: false, SuppressionReason: null },
  ],
  ['a delivery', { RecordType: 'Delivery', Recipient: 'ann@example.com' }],
])('%s changes nothing', (_, json) => {
  expect(parseMailReport(json)).toBeNull()
})

test.each([
  [null],
  ['text'],
  [{}],
  [{ ...bounce, Email: undefined }],
  [{ ...change, SuppressSending: 'yes' }],
])('%j is malformed', (json) => {
  expect(parseMailReport(json)).toBeUndefined()
})

test('each report has an id of its own, which contains no address', () => {
  const others = [
    bounce,
    { ...bounce, ID: 1 },
    complaint,
    change,
    { ...change, ChangedAt: '2026-06-11T12:00:00Z' },
  ]
  const ids = others.map((json) => parseMailReport(json)?.id)
  expect(new Set(ids).size).toBe(others.length)
  expect(ids.join()).not.toContain('ann')
})
