import type { MailKind, PushKind, SmsKind } from '../message.ts'
import type { Recipient } from '../recipient.ts'

/**
 * The account state that each kind requires. `always`: none, it responds to something the person did;
 * `account`: an account in use; `notification`: also a confirmed address that has not unsubscribed, since the
 * site sends it unasked (§4); `unconfirmed`: an address that is neither confirmed nor has unsubscribed.
 */
const REACH: Readonly<
  Record<MailKind | SmsKind | PushKind, 'always' | 'account' | 'notification' | 'unconfirmed'>
> = {
  activate: 'account',
  'reset-password': 'account',
  'mail-change': 'account',
  'mail-change-notice': 'account',
  'mail-changed': 'always',
  'already-member': 'always',
  'account-deletion': 'always',
  'password-changed': 'account',
  'second-factor-changed': 'account',
  'data-ready': 'account',
  'complaint-received': 'always',
  'complaint-answered': 'always',
  'photo-approved': 'notification',
  'activate-reminder': 'unconfirmed',
  offer: 'notification',
  news: 'notification',
  return: 'notification',
  'payment-receipt': 'always',
  'refund-receipt': 'always',
  'report-decided': 'account',
  announcement: 'always',
  decision: 'always',
  'decision-reviewed': 'always',
  'debit-announced': 'always',
  code: 'account',
  'new-message': 'notification',
  'new-like': 'notification',
  'new-match': 'notification',
}

/** The reason not to send a message, by the recipient's present state; undefined if there is none. */
export function skipReason(
  { channel, kind }: { readonly channel: string; readonly kind: string },
  { member, subscription }: Pick<Recipient, 'member' | 'subscription'>,
): string | undefined {
  const reach = Object.hasOwn(REACH, kind) ? REACH[kind as keyof typeof REACH] : 'account'
  if (channel === 'push' && !subscription) return 'The browser has unsubscribed.'
  if (!member || reach === 'always') return undefined
  if (member.status === 'banned') return 'The member is banned.'
  if (member.status === 'suspended') return 'The member is suspended.'
  if (member.status === 'pending_deletion') return 'The account is about to be deleted.'
  if (reach === 'account') return undefined
  if (reach === 'unconfirmed' && member.status === 'confirmed') return 'The address is confirmed.'
  if (reach === 'notification' && channel === 'mail' && member.status === 'not_confirmed')
    return 'The address is not confirmed.'
  if (kind === 'offer' && member.isPaid) return 'The member has bought meanwhile.'
  const [why] = member.notificationsDisabled
  return channel === 'mail' && why ? `Mails are stopped: ${why}.` : undefined
}
