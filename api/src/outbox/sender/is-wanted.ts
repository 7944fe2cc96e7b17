import type { NotificationKind } from 'contracts'
import type { Queryable } from '../../db/database.ts'
import { findChoices } from '../../features/account/own/notifications.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import type { MailKind, PushKind } from '../message.ts'

/** The notification setting that governs each kind. Kinds without one are always sent. */
const CHOICES: Readonly<Partial<Record<MailKind | PushKind, NotificationKind>>> = {
  'new-message': 'message',
  'new-like': 'like',
  'new-match': 'match',
  'photo-rejected': 'photo',
}

/** Whether the member's notification settings allow this kind on this channel. */
export async function isWanted(
  db: Queryable,
  { brandId, memberId, channel, kind }: OutboxRow,
): Promise<boolean> {
  const choice = Object.hasOwn(CHOICES, kind) ? CHOICES[kind as keyof typeof CHOICES] : undefined
  if (choice === undefined || memberId === null) return true
  const { email, push } = (await findChoices(db, { brandId, memberId }))[choice]
  return channel === 'push' ? push : email
}
