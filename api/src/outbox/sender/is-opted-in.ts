import type { NotificationKind } from 'contracts'
import type { Queryable } from '../../db/database.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import type { MailKind, PushKind } from '../message.ts'
import type { FeatureRules } from './feature-rules.ts'

/** The notification setting that governs each kind. Kinds without one are always sent. */
const SETTINGS: Readonly<Partial<Record<MailKind | PushKind, NotificationKind>>> = {
  'new-message': 'message',
  'new-like': 'like',
  'new-match': 'match',
  'photo-approved': 'photo',
  offer: 'offer',
}

/** Whether the member's notification settings allow this kind on this channel. */
export async function isOptedIn(
  db: Queryable,
  { brandId, memberId, channel, kind }: OutboxRow,
  { findChoices }: Pick<FeatureRules, 'findChoices'>,
): Promise<boolean> {
  const setting = Object.hasOwn(SETTINGS, kind) ? SETTINGS[kind as keyof typeof SETTINGS] : undefined
  if (setting === undefined || memberId === null) return true
  const { email, push } = (await findChoices(db, { brandId, memberId }))[setting]
  return channel === 'push' ? push : email
}
