import { expect, test } from 'vitest'
import type { Recipient } from '../recipient.ts'
import { skipReason } from './skip-reason.ts'

type Member = NonNullable<Recipient['member']>

const member: Member = {
  name: 'Ann',
  email: 'ann@example.com',
  status: 'confirmed',
  notificationsDisabled: [],
  isDemo: false,
  isPaid: false,
  pushNames: false,
  country: null,
}
const subscription = { endpoint: 'https://push.example.com/1', p256dh: '', auth: '' }

const mail = (kind: string) => ({ channel: 'mail', kind })
const push = (kind: string) => ({ channel: 'push', kind })

test.each([
  [mail('reset-password'), {}, undefined],
  [mail('activate'), { status: 'not_confirmed' }, undefined],
  [mail('reset-password'), { status: 'banned' }, 'The member is banned.'],
  [mail('reset-password'), { status: 'pending_deletion' }, 'The account is about to be deleted.'],
  [mail('account-deletion'), { status: 'pending_deletion' }, undefined],
  [mail('complaint-answered'), { status: 'banned' }, undefined],
  [mail('decision'), { status: 'banned' }, undefined],
  [mail('announcement'), { status: 'suspended', notificationsDisabled: ['listunsubscribe'] }, undefined],
  [mail('decision'), { status: 'not_confirmed', notificationsDisabled: ['listunsubscribe'] }, undefined],
  [mail('news'), { status: 'suspended' }, 'The member is suspended.'],
  [mail('reset-password'), { notificationsDisabled: ['bounce'] }, undefined],
  [mail('photo-approved'), {}, undefined],
  [mail('photo-approved'), { status: 'not_confirmed' }, 'The address is not confirmed.'],
  [
    mail('photo-approved'),
    { notificationsDisabled: ['listunsubscribe'] },
    'Mails are stopped: listunsubscribe.',
  ],
  [mail('photo-approved'), { notificationsDisabled: ['fbl', 'bounce'] }, 'Mails are stopped: fbl.'],
  [mail('activate-reminder'), { status: 'not_confirmed' }, undefined],
  [mail('activate-reminder'), {}, 'The address is confirmed.'],
  [
    mail('activate-reminder'),
    { status: 'not_confirmed', notificationsDisabled: ['bounce'] },
    'Mails are stopped: bounce.',
  ],
  [mail('offer'), {}, undefined],
  [mail('offer'), { isPaid: true }, 'The member has bought meanwhile.'],
  [push('new-like'), { notificationsDisabled: ['fbl'] }, undefined],
  [push('new-like'), { status: 'banned' }, 'The member is banned.'],
] as const)('§4: %j to a member with %j: %s', (message, state, reason) => {
  expect(skipReason(message, { member: { ...member, ...(state as Partial<Member>) }, subscription })).toBe(
    reason,
  )
})

test('skips a browser that has unsubscribed, but not an address without a member', () => {
  expect(skipReason(push('new-like'), { member, subscription: null })).toBe('The browser has unsubscribed.')
  expect(skipReason(mail('complaint-received'), { member: null, subscription: null })).toBeUndefined()
})
