import { mayVisitorSearch } from 'contracts'
import type { Queryable } from '../../db/database.ts'
import type { OutboxRow } from '../../tables/outbox.ts'
import type { MailKind } from '../message.ts'
import type { Recipient } from '../recipient.ts'
import type { FeatureRules } from './feature-rules.ts'

const KINDS: readonly string[] = ['activate', 'activate-reminder'] satisfies MailKind[]

/**
 * A message's data. Mails about an unconfirmed address get the receiver of the member's signup message or like as of now,
 * who may have left or hidden since (§2); it is not stored, since the data would outlive the receiver's account.
 */
export async function withReceiver(
  db: Queryable,
  { kind, data, brandId, memberId }: OutboxRow,
  { sender }: Pick<Recipient, 'sender'>,
  rules: Pick<FeatureRules, 'findReceiverForVisitors' | 'findLikedForVisitors'>,
): Promise<object> {
  const mayBrowse = [true, false].some((hasSource) => mayVisitorSearch(sender.settings, hasSource))
  if (memberId === null || !mayBrowse || !KINDS.includes(kind)) return data ?? {}
  const receiver = await rules.findReceiverForVisitors(db, { brandId, memberId })
  if (receiver) return { ...data, receiver }
  const liked = await rules.findLikedForVisitors(db, { brandId, memberId })
  return { ...data, ...(liked && { liked }) }
}
