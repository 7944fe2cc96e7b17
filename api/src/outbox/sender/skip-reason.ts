import type { MailKind, PushKind, SmsKind } from '../message.ts'
import type { Recipient } from './recipient.ts'

/**
 * What a member's state does to each kind. `always`: an answer to what the person did; `account`: while the account is
 * theirs to use; `notification`: what the site has to say by itself, to a confirmed address that has not stopped it (§4).
 */
const REACH: Readonly<Record<MailKind | SmsKind | PushKind, 'always' | 'account' | 'notification'>> = {
  activate: 'account',
  'reset-password': 'account',
  'mail-change': 'account',
  'mail-change-notice': 'account',
  'already-member': 'always',
  'account-deletion': 'always',
  'password-changed': 'account',
  'complaint-received': 'always',
  'complaint-answered': 'always',
  'photo-rejected': 'notification',
  'report-decided': 'account',
  code: 'account',
  'new-message': 'notification',
  'new-like': 'notification',
  'new-match': 'notification',
}

/** Whether it is something that a member may stop. */
export function isNotification(kind: string): boolean {
  return Object.hasOwn(REACH, kind) && REACH[kind as keyof typeof REACH] === 'notification'
}

/** Why somebody is not told after all, as they are at the moment of sending; undefined where they are. */
export function skipReason(
  { channel, kind }: { readonly channel: string; readonly kind: string },
  { member, subscription }: Pick<Recipient, 'member' | 'subscription'>,
): string | undefined {
  const reach = Object.hasOwn(REACH, kind) ? REACH[kind as keyof typeof REACH] : 'account'
  if (channel === 'push' && !subscription) return 'The browser has unsubscribed.'
  if (!member || reach === 'always') return undefined
  if (member.status === 'banned') return 'The member is banned.'
  if (member.status === 'pending_deletion') return 'The account is about to be deleted.'
  if (reach === 'account') return undefined
  if (channel === 'mail' && member.status === 'not_confirmed') return 'The address is not confirmed.'
  const [why] = member.notificationsDisabled
  return channel === 'mail' && why ? `Mails are stopped: ${why}.` : undefined
}
