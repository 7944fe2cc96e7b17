import type { NotificationKind } from 'contracts'
import type { Queryable } from '../../db/database.ts'
import { findChoices } from '../../features/account/own/notifications.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import type { MailKind, PushKind } from '../message.ts'

/** What the settings call it. What is not here is no notification, and is told in any case. */
const CHOICES: Readonly<Partial<Record<MailKind | PushKind, NotificationKind>>> = {
  'new-message': 'message',
  'new-like': 'like',
  'new-match': 'match',
  'photo-rejected': 'photo',
}

/** Whether the member has chosen to be told of this in this way. */
export async function isWanted(
  db: Queryable,
  { brandId, memberId, channel, kind }: OutboxRow,
): Promise<boolean> {
  const choice = Object.hasOwn(CHOICES, kind) ? CHOICES[kind as keyof typeof CHOICES] : undefined
  if (choice === undefined || memberId === null) return true
  const { email, push } = (await findChoices(db, { brandId, memberId }))[choice]
  return channel === 'push' ? push : email
}
